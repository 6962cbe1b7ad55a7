import jax
import jax.numpy as jnp
import numpy as np

LIMITS = np.array([0.0, 1.0])


@jax.jit
def scale(x):
    if jnp.all(jnp.asarray(LIMITS) >= 0):  # raises TracerBoolConversionError
        return x * 2
    return x


print(scale(3.0))
