import jax
import jax.numpy as jnp


def total(scale, x):
    return scale * x.sum()


a = jnp.array([[1, 2, 3], [10, 20, 30]])
print("rows:   ", jax.vmap(total, in_axes=(None, 0))(2, a))
print("columns:", jax.vmap(total, in_axes=(None, 1))(2, a))
