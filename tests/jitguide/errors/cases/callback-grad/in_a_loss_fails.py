import jax
import jax.numpy as jnp
import numpy as np


def loss(scale, x):
    y = jax.pure_callback(lambda v: np.sin(np.asarray(v)), x, scale * x)  # raises ValueError
    return y.sum()


print(jax.grad(loss)(1.0, jnp.zeros(2)))
