import jax
import jax.numpy as jnp


@jax.jit
def empty_rows(dataset):
    (rows,) = jnp.where(~dataset.any(axis=1), size=2, fill_value=-1)
    return rows


assert empty_rows(jnp.array([[1, 2], [0, 0]])).tolist() == [1, -1]
