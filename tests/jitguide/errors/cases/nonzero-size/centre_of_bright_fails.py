# argument: image
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def centre(image, level):
    rows, cols = jnp.nonzero(image > level)  # raises ConcretizationTypeError
    return rows.mean(), cols.mean(), rows.size


print(centre(jnp.array([[0.0, 3.0, 0.0], [0.0, 5.0, 4.0]]), 2.0))
