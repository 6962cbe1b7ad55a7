import jax
import jax.numpy as jnp


@jax.jit
def distance(x, y, norm="l2"):
    return jnp.abs(x - y).sum() if norm == "l1" else jnp.sqrt(((x - y) ** 2).sum())


distance(jnp.zeros(2), jnp.array([3.0, 4.0]), norm="l1")  # raises TypeError
