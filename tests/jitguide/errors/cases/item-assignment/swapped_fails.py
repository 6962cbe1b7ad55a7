import jax
import jax.numpy as jnp


@jax.jit
def swapped(order, i, j):
    order[i], order[j] = order[j], order[i]  # raises TypeError
    return order


print(swapped(jnp.arange(4), 1, 3))
