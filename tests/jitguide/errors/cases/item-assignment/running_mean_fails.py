# pasted above its traceback

import jax
import jax.numpy as jnp


class Tracker:
    def __init__(self, size):
        self.means = jnp.zeros(size)
        self.observe = jax.jit(self._observe)

    def _observe(self, slot, x):
        self.means[slot] *= 0.5  # raises TypeError
        self.means[slot] += 0.5 * x


tracker = Tracker(2)
for x in [4.0, 8.0]:
    tracker.observe(1, x)
print(tracker.means)
