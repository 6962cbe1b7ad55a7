import jax
import jax.numpy as jnp

ends = jnp.array([1, 3])


@jax.jit
def parts(x):
    return jnp.split(x, ends)  # raises ConcretizationTypeError


print(parts(jnp.arange(5)))
