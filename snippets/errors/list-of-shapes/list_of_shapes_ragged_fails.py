import jax
import jax.numpy as jnp


def total(row):
    return row.sum()


rows = [jnp.array([1.0, 2.0, 3.0]), jnp.array([4.0]), jnp.array([5.0, 6.0])]
print(jax.vmap(total)(rows))  # raises ValueError
