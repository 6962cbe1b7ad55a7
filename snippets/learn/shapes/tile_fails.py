import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def stack(x, reps):
    return jnp.tile(x, reps)  # raises TypeError


print(stack(jnp.ones((1, 4)), np.array([6, 1])).shape)
