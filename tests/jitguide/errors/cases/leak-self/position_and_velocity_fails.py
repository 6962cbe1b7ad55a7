# pasted above its traceback

import jax
import jax.numpy as jnp


class Oscillator:
    def __init__(self):
        self.x, self.v = jnp.zeros(2), jnp.ones(2)
        self.move = jax.jit(self._move)

    def _move(self, dt):
        a = -self.x
        self.x, self.v = self.x + dt * self.v, self.v + dt * a
        return jnp.sum(self.x**2)


pair = Oscillator()
for _ in range(2):
    energy = pair.move(0.5)
out = pair.v + 0  # raises UnexpectedTracerError
