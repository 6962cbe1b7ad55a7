import jax
import jax.numpy as jnp


@jax.jit
def distinct(x):
    return jnp.unique(x, size=2)


print(distinct(jnp.array([3, 1, 1])))
print(distinct(jnp.array([3, 1, 2])))
