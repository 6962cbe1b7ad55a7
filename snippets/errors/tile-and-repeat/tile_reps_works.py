from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


@partial(jax.jit, static_argnames=["reps"])
def grid(image, reps):
    print("reps is", reps)
    return jnp.tile(image, reps)


print(grid(jnp.ones((1, 4)), (6, 1)).shape)
array = np.array([2, 3])
print(grid(jnp.ones((1, 4)), tuple(array.tolist())).shape)
