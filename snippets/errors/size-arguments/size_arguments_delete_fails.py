import jax
import jax.numpy as jnp


@jax.jit
def without(x, i):
    return jnp.delete(x, i)  # raises ConcretizationTypeError


print(without(jnp.array([10, 20, 30]), 1))
