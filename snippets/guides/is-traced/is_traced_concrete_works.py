import jax
import jax.numpy as jnp
import numpy as np


def scale(x, factors):
    if not isinstance(factors, jax.core.Tracer):
        if np.any(np.asarray(factors) <= 0):
            raise ValueError("scale: the factors must be positive")
    return x * factors


good, bad = jnp.array([1.0, 2.0]), jnp.array([1.0, -2.0])
print(jax.jit(lambda x: scale(x, good))(3.0))
try:
    jax.jit(lambda x: scale(x, bad))(3.0)
except ValueError as error:
    print(error)
