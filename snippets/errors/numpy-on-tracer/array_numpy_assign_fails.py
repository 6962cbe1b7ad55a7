import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def squares(x):
    out = np.zeros(len(x))
    for i in range(len(x)):
        out[i] = x[i] ** 2  # raises ValueError
    return out


print(squares(jnp.arange(3.0)))
