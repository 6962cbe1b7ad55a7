import jax
import jax.numpy as jnp


def larger(left, right):
    return jnp.where(left > right, left, right)


left = jnp.array([[1.0, 5.0], [3.0, 0.0]])
right = jnp.full((2, 2), 2.0)
winner = jax.vmap(jax.vmap(larger, in_axes=(0, 0)), in_axes=(0, 0))
assert winner(left, right).tolist() == [[2.0, 5.0], [3.0, 2.0]]
