# fails: examples
import jax.numpy as jnp


def sliding_window(x, start, size):
    i = jnp.arange(x.shape[0])
    return jnp.where((i >= start) & (i < start + size), x, 0)
