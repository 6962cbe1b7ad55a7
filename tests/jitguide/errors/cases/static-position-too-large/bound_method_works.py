import jax
import jax.numpy as jnp
import numpy as np


class Mirror:
    def flipped(self, x, flip):
        return -x if flip else x


mirror = Mirror()
result = jax.jit(mirror.flipped, static_argnums=(1,))(jnp.ones(2), True)
print(result)
np.testing.assert_allclose(result, [-1.0, -1.0], rtol=1e-6)
