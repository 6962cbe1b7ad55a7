import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def energy(x):
    print("tracing for size", x.size)
    return jnp.sum(x**2)


for length in (5, 6, 7):
    x = np.ones(length, np.float32)
    print(energy(x))
