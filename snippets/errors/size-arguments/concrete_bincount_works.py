import jax
import jax.numpy as jnp


@jax.jit
def histogram(x):
    return jnp.bincount(x, length=4)


print(histogram(jnp.array([0, 2, 2])))
print(histogram(jnp.array([9, -1])))
