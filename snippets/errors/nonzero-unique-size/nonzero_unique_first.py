import jax
import jax.numpy as jnp


@jax.jit
def first_above(x, limit):
    mask = x > limit
    return jnp.where(mask.any(), jnp.argmax(mask), -1)


@jax.jit
def last_above(x, limit):
    mask = x > limit
    return jnp.where(mask.any(), len(x) - 1 - jnp.argmax(mask[::-1]), -1)


x = jnp.array([0.1, 0.7, 0.3, 0.9])
print(first_above(x, 0.5), last_above(x, 0.5))
print(first_above(x, 2.0), last_above(x, 2.0))
print("without the first where:", jnp.argmax(x > 2.0))


@jax.jit
def largest(x):
    return jnp.unravel_index(jnp.argmax(x), x.shape)


row, column = largest(jnp.array([[1.0, 2.0, 9.0], [3.0, 4.0, 5.0]]))
print("largest entry: row", row, "column", column)
