import jax
import jax.numpy as jnp
import numpy as np


class Dropout:
    def __init__(self, rate):
        self.rate = rate
        self.call = jax.jit(self._call, static_argnames=["train"])

    def _call(self, x, train):
        if not train:
            return x
        return x * (1 - self.rate)


result = Dropout(0.5).call(jnp.ones(2), False)
print(result)
np.testing.assert_allclose(result, [1.0, 1.0], rtol=1e-6)
