import jax
import jax.numpy as jnp


@jax.jit
def contains_zero(x):
    return jnp.any(x == 0)


print(contains_zero(jnp.array([1, 0, 2])))
