import jax
import jax.numpy as jnp


@jax.jit
def without(x, i):
    return jnp.delete(x, i, assume_unique_indices=True)


@jax.jit
def without_by_hand(x, i):
    k = jnp.arange(len(x) - 1)
    return x[k + (k >= i)]


x = jnp.array([10, 20, 30])
print(without(x, 1), without_by_hand(x, 1))
