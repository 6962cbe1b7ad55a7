import jax
import jax.numpy as jnp
import numpy as np


class Oscillator:
    def __init__(self):
        self.x, self.v = jnp.zeros(2), jnp.ones(2)
        self.move = jax.jit(self._move)

    def _move(self, dt, x, v):
        a = -x
        x, v = x + dt * v, v + dt * a
        return jnp.sum(x**2), x, v


pair = Oscillator()
for _ in range(2):
    energy, pair.x, pair.v = pair.move(0.5, pair.x, pair.v)
out = pair.v + 0
np.testing.assert_allclose(out, [0.75, 0.75])
np.testing.assert_allclose(pair.x, [1.0, 1.0])
