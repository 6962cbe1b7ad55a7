import jax
import numpy as np


def energy(x):
    return x**2


result = jax.grad(energy)(3.0)
print(result)
np.testing.assert_allclose(result, 6.0, rtol=1e-6)
