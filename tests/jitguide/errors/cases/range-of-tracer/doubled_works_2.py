import jax
import numpy as np


@jax.jit
def doubled(x, n):
    return jax.lax.fori_loop(0, n, lambda _, x: x * 2, x)


result = doubled(1.0, 3)
print(result)
np.testing.assert_allclose(result, 8.0, rtol=1e-6)
