import jax
import jax.numpy as jnp


@jax.jit
def head_mean(x, n):
    keep = jnp.arange(len(x)) < n
    return x.mean(where=keep)


@jax.jit
def head_rows_mean(rows, n):
    keep = jnp.arange(len(rows)) < n
    return rows.mean(axis=0, where=keep[:, None])


x = jnp.array([1.0, 3.0, 8.0])
print(head_mean(x, 1), head_mean(x, 2), head_mean(x, 3))
print(head_rows_mean(jnp.array([[1.0, 2.0], [3.0, 4.0], [8.0, 9.0]]), 2))
