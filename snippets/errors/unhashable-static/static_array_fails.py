import jax
import jax.numpy as jnp


def shift(x, offset):
    return x + offset


shift = jax.jit(shift, static_argnames=["offset"])
print(shift(jnp.ones(2), offset=jnp.array([1.0, 2.0])))  # raises ValueError
