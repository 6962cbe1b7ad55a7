import jax
import jax.numpy as jnp


def decayed(x, scale, *, rate):
    return scale * jnp.exp(-rate * x)


over_rows = jax.vmap(decayed, in_axes=(0, None))
rows = jnp.arange(3.0)
out = over_rows(rows, 2.0, rate=0.5)  # raises ValueError
