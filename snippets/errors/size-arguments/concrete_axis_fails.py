import jax
import jax.numpy as jnp


def total(x, axis):
    return jnp.sum(x, axis=axis)  # raises ConcretizationTypeError


total = jax.jit(total)
print(total(jnp.ones((2, 3)), axis=0))
