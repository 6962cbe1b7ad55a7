import jax
import jax.numpy as jnp


def triangle(n):
    return jnp.arange(n).sum()  # raises ConcretizationTypeError


triangle = jax.jit(triangle)
print(triangle(4))
