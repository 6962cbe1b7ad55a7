import jax
import jax.numpy as jnp


@jax.jit
def count_up(n):
    return jnp.arange(int(n))  # raises ConcretizationTypeError


print(count_up(jnp.array(3)))
