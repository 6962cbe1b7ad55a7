from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


class Layer:
    @partial(jax.jit, static_argnums=(0, 2))
    def resized(self, x, sizes):
        return x


result = Layer().resized(jnp.ones(2), (2, 3))
print(result)
np.testing.assert_allclose(result, np.ones(2), rtol=1e-6)
