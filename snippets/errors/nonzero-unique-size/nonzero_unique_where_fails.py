import jax
import jax.numpy as jnp


@jax.jit
def positions(scores):
    return jnp.where(scores > 0)  # raises ConcretizationTypeError


print(positions(jnp.array([3, -1, 1])))
