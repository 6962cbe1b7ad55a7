import jax.numpy as jnp


def sliding_window(x, start, size):
    first = jnp.minimum(start, x.shape[0] - size)
    return jnp.roll(x, -first)[:size]
