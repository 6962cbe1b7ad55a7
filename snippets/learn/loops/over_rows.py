import jax
import jax.numpy as jnp


@jax.jit
def total(rows):
    result = 0.0
    for row in rows:
        print("tracing a row of shape", row.shape)
        result = result + row.sum()
    return result


print(total(jnp.ones((3, 2))))
