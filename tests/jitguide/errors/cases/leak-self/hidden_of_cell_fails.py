# pasted above its traceback

import jax
import jax.numpy as jnp


class Cell:
    def __init__(self):
        self.hidden = jnp.zeros(2)
        self.step = jax.jit(self._step)

    def _step(self, x):
        self.hidden = jnp.tanh(0.5 * self.hidden + x)
        return self.hidden.sum()


cell = Cell()
for _ in range(2):
    total = cell.step(jnp.ones(2))
out = cell.hidden + 0  # raises UnexpectedTracerError
