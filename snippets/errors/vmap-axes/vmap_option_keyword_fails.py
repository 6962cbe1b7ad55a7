import jax
import jax.numpy as jnp


def moment(row, order):
    return (row**order).mean()


rows = jnp.array([[1.0, 2.0], [3.0, 4.0]])
print(jax.vmap(moment, in_axes=(0, None))(rows, order=2))  # raises ValueError
