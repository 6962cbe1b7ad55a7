import jax
import numpy as np

cache = {}


@jax.jit
def keep(x):
    return x, x * 2


_, cache["y"] = keep(1.0)
result = cache["y"] + 1
print(result)
np.testing.assert_allclose(result, 3.0, rtol=1e-6)
