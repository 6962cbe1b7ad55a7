import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def squares(x):
    return jnp.stack([x[i] ** 2 for i in range(3)])


print(squares(np.arange(3.0)))
