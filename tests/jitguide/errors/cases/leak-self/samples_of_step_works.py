import jax
import jax.numpy as jnp
import numpy as np


class Chain:
    def __init__(self):
        self.samples = []
        self.step = jax.jit(self._step)

    def _step(self, x):
        x = x + 1.0
        return x * 2, x


chain = Chain()
x, value = chain.step(0.0)
chain.samples.append(value)
out = jnp.stack(chain.samples)
np.testing.assert_allclose(out, [1.0], rtol=1e-6)
