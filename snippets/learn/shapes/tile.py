from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


@partial(jax.jit, static_argnames=["reps"])
def stack(x, reps):
    return jnp.tile(x, reps)


reps = np.array([6, 1])
print(stack(jnp.ones((1, 4)), tuple(reps.tolist())).shape)
