import jax
import jax.numpy as jnp


def norm(row):
    return jnp.sqrt(jnp.sum(row * row))


rows = jnp.array([[3.0, 4.0], [6.0, 8.0]])
print(jax.lax.map(norm, rows))
print(jax.vmap(norm)(rows))
