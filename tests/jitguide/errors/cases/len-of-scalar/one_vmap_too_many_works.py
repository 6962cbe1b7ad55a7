import jax
import jax.numpy as jnp


def spread(window):
    n = len(window)
    return jnp.sum(window**2) / n


windows = jnp.arange(6.0).reshape(2, 3)
out = jax.vmap(spread)(windows)
assert jnp.allclose(out, jnp.array([5 / 3, 50 / 3]))
