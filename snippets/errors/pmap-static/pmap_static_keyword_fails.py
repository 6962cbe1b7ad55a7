import jax
import jax.numpy as jnp


def repeat(row, n):
    return jnp.tile(row, n)


repeat = jax.pmap(repeat, static_broadcasted_argnums=1)
print(repeat(jnp.ones((1, 2)), n=3))  # raises ValueError
