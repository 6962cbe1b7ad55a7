import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def squares(x):
    out = np.zeros(3)
    for i in range(3):
        out[i] = x[i] ** 2  # raises ValueError
    return out


print(squares(jnp.arange(3.0)))
