import jax
import numpy as np

scale = np.float32(2)


def scaled(x):
    return x * scale + 1


ten = np.float32(10)
fast = jax.jit(scaled)
print(jax.make_jaxpr(scaled)(ten))
print(fast(ten))
scale = np.float32(3)
print(fast(ten))
