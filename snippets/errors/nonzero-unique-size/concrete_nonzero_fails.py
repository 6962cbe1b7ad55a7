import jax
import jax.numpy as jnp


@jax.jit
def positions(x):
    return jnp.nonzero(x)[0]  # raises ConcretizationTypeError


print(positions(jnp.array([0, 3, 0, 5])))
