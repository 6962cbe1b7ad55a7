import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def log_growth(prices):
    return jnp.log(prices[1:] / prices[:-1])


print(log_growth(np.array([1.0, 2.0, 8.0], np.float32)))
