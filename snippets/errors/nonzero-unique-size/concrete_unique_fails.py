import jax
import jax.numpy as jnp


@jax.jit
def labels(x):
    return jnp.unique(x)  # raises ConcretizationTypeError


print(labels(jnp.array([3, 1, 1])))
