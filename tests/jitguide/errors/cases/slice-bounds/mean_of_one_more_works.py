import jax
import jax.numpy as jnp


@jax.jit
def centre(rows, last):
    return rows.mean(axis=0, where=jnp.indices(rows.shape)[0] < last + 1)


assert centre(jnp.array([[1.0, 2.0], [3.0, 4.0], [9.0, 9.0]]), 1).tolist() == [2, 3]
