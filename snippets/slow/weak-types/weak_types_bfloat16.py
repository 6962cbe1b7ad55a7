import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def update(w, rate):
    return w - rate * w


w = jnp.ones(2, jnp.bfloat16)
for rate in (0.1, np.float32(0.1), np.float64(0.1), jnp.float32(0.1)):
    print(type(rate).__name__, update(w, rate).dtype)

rate = np.float32(0.1)
print("as a Python number:", update(w, float(rate)).dtype)
print("as a number of w's dtype:", update(w, jnp.asarray(rate, w.dtype)).dtype)
