# fails: examples
import jax.numpy as jnp


def sliding_window(x, start, size):
    return jnp.roll(x, -start)[:size]
