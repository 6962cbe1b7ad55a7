# argument: labels

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def count(labels):
    return jnp.bincount(labels, length=2)


labels = np.array(["cat", "dog", "cat"])
count(labels)  # raises TypeError
