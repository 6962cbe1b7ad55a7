import jax
import jax.numpy as jnp


@jax.jit
def triangle(n):
    return jnp.arange(n).sum()  # raises ConcretizationTypeError


triangle(4)
