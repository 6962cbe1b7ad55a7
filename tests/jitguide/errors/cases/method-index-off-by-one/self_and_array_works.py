import functools

import jax
import jax.numpy as jnp
import numpy as np


class Scaler:
    @functools.partial(jax.jit, static_argnames=["self", "factor"])
    def scaled(self, x, factor):
        return x * factor


result = Scaler().scaled(jnp.ones(2), 3)
print(result)
np.testing.assert_allclose(result, [3.0, 3.0], rtol=1e-6)
