import jax
import jax.numpy as jnp


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))  # raises ConcretizationTypeError


print(jax.jit(jit_with_static_n)(jnp.array([7.0, 8.0]), 2.0))
