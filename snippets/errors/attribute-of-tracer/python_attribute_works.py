import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def double(x):
    return x * 2


print(np.asarray(double(jnp.ones(2))))
