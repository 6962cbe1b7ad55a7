import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def total(x):
    return jnp.sum(x)


print(total(np.array([1, 2], dtype=object)))  # raises TypeError
