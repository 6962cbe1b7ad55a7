import jax
import jax.numpy as jnp


@jax.jit
def countdown(n):
    return jnp.arange(-n, n)  # raises ConcretizationTypeError


print(countdown(2))
