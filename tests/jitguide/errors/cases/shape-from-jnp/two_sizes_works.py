import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def frame(x):
    rows = x.shape[0]
    columns = np.maximum(rows, 4)
    return jnp.zeros((rows, columns))


assert frame(jnp.ones(3)).shape == (3, 4)
