import jax
import numpy as np


def power(x, n):
    result = 1.0
    for _ in range(n):
        result = result * x
    return result


slope = jax.jit(jax.grad(power), static_argnames=["n"])
print(slope(np.float32(2), n=3))
print(slope(np.float32(2), n=4))
