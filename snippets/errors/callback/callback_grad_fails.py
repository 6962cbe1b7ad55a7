import jax
import jax.numpy as jnp
import numpy as np


def sine(x):
    return jax.pure_callback(np.sin, x, x)  # raises ValueError


print(jax.grad(sine)(jnp.array(0.5)))
