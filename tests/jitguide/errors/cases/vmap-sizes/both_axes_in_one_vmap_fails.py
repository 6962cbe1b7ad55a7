# pasted above its traceback
import jax
import jax.numpy as jnp


def larger(left, right):
    return jnp.where(left > right, left, right)


left = jnp.array([[1.0, 5.0], [3.0, 0.0]])
right = jnp.full((2, 2), 2.0)
winner = jax.vmap(larger, in_axes=((0, 1), (0, 1)))
print(winner(left, right))  # raises ValueError
