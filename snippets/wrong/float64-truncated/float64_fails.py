import warnings

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def precise(x):
    return x.astype(jnp.float64)


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    result = precise(np.float64(0.1))
print(result.dtype)
for warning in caught:
    print(type(warning.message).__name__, "-", str(warning.message).split(",")[0])
print("a float64 argument of its own accord:", jax.jit(lambda x: x)(np.float64(0.1)).dtype)
