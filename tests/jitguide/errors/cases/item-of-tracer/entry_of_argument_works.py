import jax
import jax.numpy as jnp


@jax.jit
def step(w, x, stats):
    loss = jnp.sum((w - x) ** 2)
    stats["loss"] = loss
    return w - 0.1 * (w - x), stats


stats = {}
w = jnp.zeros(2)
w, stats = step(w, jnp.ones(2), stats)
assert stats["loss"] == 2.0
