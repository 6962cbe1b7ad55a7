import jax
import jax.numpy as jnp
import numpy as np

lengths = np.array([1, 3, 2])


@jax.jit
def fill(values):
    ends = np.cumsum(lengths)
    flat = jnp.zeros(6)
    for i in range(3):
        flat = flat.at[ends[i] - lengths[i] : ends[i]].set(values[i])
    return flat


print(fill(jnp.array([1.0, 2.0, 3.0])))
