import jax
import jax.numpy as jnp


def positions(n):
    return jnp.arange(n)


count = jax.jit(positions, static_argnames=["n"])
assert count(3).tolist() == [0, 1, 2]
