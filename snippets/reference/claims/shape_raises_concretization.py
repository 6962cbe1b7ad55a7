import jax
import jax.numpy as jnp


@jax.jit
def zeros(n):
    return jnp.zeros((n * 2,))


try:
    zeros(3)
except TypeError as error:
    print(type(error).__name__)
    print("a ConcretizationTypeError:", isinstance(error, jax.errors.ConcretizationTypeError))
