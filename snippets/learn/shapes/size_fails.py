import jax
import jax.numpy as jnp


@jax.jit
def around_zero(n):
    return jnp.arange(-n, n)  # raises ConcretizationTypeError


print(around_zero(2))
