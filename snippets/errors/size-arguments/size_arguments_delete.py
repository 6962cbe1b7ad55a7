import jax
import jax.numpy as jnp


@jax.jit
def without(x, i):
    return jnp.delete(x, i, assume_unique_indices=True)


print(without(jnp.array([10, 20, 30]), 1))
print(without(jnp.array([10, 20, 30]), 7))
