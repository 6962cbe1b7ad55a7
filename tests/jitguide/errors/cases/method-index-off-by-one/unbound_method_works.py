import jax
import jax.numpy as jnp
import numpy as np


class Mirror:
    def flipped(self, x, flip):
        return -x if flip else x


result = jax.jit(Mirror.flipped, static_argnames=["self", "flip"])(Mirror(), jnp.ones(2), True)
print(result)
np.testing.assert_allclose(result, -np.ones(2), rtol=1e-6)
