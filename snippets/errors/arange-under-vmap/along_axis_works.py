import jax.numpy as jnp
import numpy as np


def places_of_ones(row):
    return jnp.where(row, size=2)[0]


x = jnp.array([[0, 0, 1, 1], [1, 1, 0, 0]])
print(jnp.apply_along_axis(places_of_ones, 1, x))
print(np.apply_along_axis(lambda row: np.where(row)[0], 1, np.asarray(x)))
