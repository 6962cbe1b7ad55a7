import jax
import jax.numpy as jnp


@jax.jit
def swapped(order, i, j):
    order = order.at[i].set(order[j]).at[j].set(order[i])
    return order


result = swapped(jnp.arange(4), 1, 3)
print(result)
assert result.tolist() == [0, 3, 2, 1]
