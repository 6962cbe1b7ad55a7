import jax
import jax.numpy as jnp

readings = jnp.array([[2.0, 1.0], [4.0, 3.0], [9.0, 8.0]])


@jax.jit
@jax.vmap
def mean_of(count):
    return jnp.mean(jnp.sqrt(readings[jnp.arange(count)]), axis=0)  # raises ConcretizationTypeError


print(mean_of(jnp.array([1, 2])))
