import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def energy(x, length):
    print("tracing for size", x.size)
    real = jnp.arange(x.size) < length
    return jnp.sum(x**2, where=real)


for length in (5, 6, 7):
    x = np.ones(length, np.float32)
    x = np.pad(x, (0, 8 - length))
    print(energy(x, length))
