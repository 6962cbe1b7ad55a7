import jax
import jax.numpy as jnp


def size(z):
    return z


def reshaped(x, z):
    return jnp.reshape(x, size(z))


run = jax.jit(reshaped, static_argnames=["z"])
assert run(jnp.arange(6), (2, 3)).tolist() == [[0, 1, 2], [3, 4, 5]]
