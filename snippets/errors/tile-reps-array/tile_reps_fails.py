import jax
import jax.numpy as jnp
import numpy as np


def grid(image, reps):
    return jnp.tile(image, reps)  # raises TypeError


image = jnp.ones((1, 4, 4))
reps = np.array([6, 1, 1])
print(grid(image, reps).shape)
print(jax.jit(grid)(image, reps).shape)
