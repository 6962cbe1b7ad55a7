import jax
import numpy as np


def loss(n, x):
    return (n * x) ** 2


out = jax.grad(loss)(3.0, 2.0)
np.testing.assert_allclose(out, 24.0, rtol=1e-6)
