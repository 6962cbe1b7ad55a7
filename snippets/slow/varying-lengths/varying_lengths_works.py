import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def _energy(x, length):
    print("tracing for size", x.size)
    real = jnp.arange(x.size) < length
    return jnp.sum(jnp.where(real, x**2, 0))


def energy(x):
    size = 1 << (len(x) - 1).bit_length()
    return _energy(np.pad(x, (0, size - len(x))), len(x))


results = [float(energy(np.ones(length, np.float32))) for length in range(1, 21)]
print(results == list(range(1, 21)))
