import jax
import jax.numpy as jnp


@jax.jit
def classes(labels):
    return jnp.unique(labels)  # raises ConcretizationTypeError


print(classes(jnp.array([3, 1, 1])))
