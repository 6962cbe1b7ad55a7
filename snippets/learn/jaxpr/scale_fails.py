import jax
import numpy as np

scale = 2.0


@jax.jit
def scaled(x):
    return x * scale


x = np.float32(10)
print(scaled(x))
scale = 3.0
print(scaled(x))
print(scaled.trace(x).jaxpr)
