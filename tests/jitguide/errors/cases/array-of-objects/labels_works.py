import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def count(labels):
    return jnp.bincount(labels, length=2)


labels = np.array(["cat", "dog", "cat"])
assert count(np.unique(labels, return_inverse=True)[1]).tolist() == [2, 1]
