import jax
import numpy as np

scale = np.float32(2)


def scaled(x, scale):
    return x * scale + 1


ten = np.float32(10)
fast = jax.jit(scaled)
print(jax.make_jaxpr(scaled)(ten, scale))
print(fast(ten, scale))
scale = np.float32(3)
print(fast(ten, scale))
