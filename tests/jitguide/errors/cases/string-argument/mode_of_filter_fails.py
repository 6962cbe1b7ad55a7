import jax
import jax.numpy as jnp


def pad(x, mode):
    return jnp.pad(x, 1, mode=mode)


jax.jit(pad)(jnp.arange(3), "edge")  # raises TypeError
