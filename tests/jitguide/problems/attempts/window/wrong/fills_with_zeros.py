# fails: examples
import jax.numpy as jnp


def sliding_window(x, start, size):
    return jnp.take(x, start + jnp.arange(size), mode="fill", fill_value=0)
