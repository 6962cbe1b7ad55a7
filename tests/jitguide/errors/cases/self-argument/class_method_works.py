import functools

import jax
import numpy as np


class Scaler:
    factor = 3.0

    @classmethod
    @functools.partial(jax.jit, static_argnames=["cls"])
    def scaled(cls, x):
        return cls.factor * x


result = Scaler.scaled(1.0)
print(result)
np.testing.assert_allclose(result, 3.0, rtol=1e-6)
