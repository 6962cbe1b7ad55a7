import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def half(x):
    print("tracing half")
    return x / 2


print(half(1.0))
print(half(2.0))
print(half(np.float32(1.0)))
print(half(jnp.float32(1.0)))
print(half(1))
print(half(True))
