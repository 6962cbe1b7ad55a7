import jax
import numpy as np


@jax.jit
def scaled(x, scale):
    return x * scale


x = np.float32(10)
print(scaled(x, 2.0))
print(scaled(x, 3.0))
print(scaled.trace(x, 2.0).jaxpr)
