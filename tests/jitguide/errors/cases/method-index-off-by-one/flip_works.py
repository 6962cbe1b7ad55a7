import functools

import jax
import jax.numpy as jnp
import numpy as np


class Mirror:
    @functools.partial(jax.jit, static_argnames=["self", "flip"])
    def flipped(self, x, flip):
        return -x if flip else x


result = Mirror().flipped(jnp.ones(2), True)
print(result)
np.testing.assert_allclose(result, -np.ones(2), rtol=1e-6)
