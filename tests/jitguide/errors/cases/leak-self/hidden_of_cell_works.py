import jax
import jax.numpy as jnp
import numpy as np


class Cell:
    def __init__(self):
        self.hidden = jnp.zeros(2)
        self.step = jax.jit(self._step)

    def _step(self, x, hidden):
        hidden = jnp.tanh(0.5 * hidden + x)
        return hidden.sum(), hidden


cell = Cell()
for _ in range(2):
    total, cell.hidden = cell.step(jnp.ones(2), cell.hidden)
out = cell.hidden + 0
one = np.tanh(np.ones(2))
np.testing.assert_allclose(out, np.tanh(0.5 * one + 1), rtol=1e-6)
