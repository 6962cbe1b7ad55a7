# argument: dataset

import jax
import jax.numpy as jnp


@jax.jit
def empty_rows(dataset):
    (rows,) = jnp.where(~dataset.any(axis=1))  # raises ConcretizationTypeError
    return rows


empty_rows(jnp.array([[1, 2], [0, 0]]))
