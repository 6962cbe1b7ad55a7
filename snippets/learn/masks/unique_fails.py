import jax
import jax.numpy as jnp


@jax.jit
def distinct(x):
    return jnp.unique(x)  # raises ConcretizationTypeError


print(distinct(jnp.array([3, 1, 1])))
