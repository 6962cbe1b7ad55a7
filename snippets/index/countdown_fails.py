import jax
import jax.numpy as jnp


@jax.jit
def countdown(n):
    return jnp.arange(n, 0, -1)  # raises ConcretizationTypeError


print(countdown(3))
