import jax
import jax.numpy as jnp


class Tracker:
    def __init__(self, size):
        self.means = jnp.zeros(size)
        self.observe = jax.jit(self._observe)

    def _observe(self, slot, x, means):
        means = means.at[slot].set(means[slot] * (0.5))
        means = means.at[slot].add(0.5 * x)
        return means


tracker = Tracker(2)
for x in [4.0, 8.0]:
    tracker.means = tracker.observe(1, x, tracker.means)
print(tracker.means)
assert tracker.means.tolist() == [0.0, 5.0]
