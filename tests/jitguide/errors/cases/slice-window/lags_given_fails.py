# pasted above its traceback
# argument: end
import jax
import jax.numpy as jnp


@jax.jit
def last_rows(x, end, count):
    rows = x[end + 1 - count : end + 1, :]  # raises IndexError
    return rows.sum(axis=0)


print(last_rows(jnp.ones((6, 2)), 4, 3))
