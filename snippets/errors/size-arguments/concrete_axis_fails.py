import jax
import jax.numpy as jnp


@jax.jit
def total(x, axis):
    return jnp.sum(x, axis=axis)  # raises ConcretizationTypeError


total(jnp.ones((2, 3)), 0)
