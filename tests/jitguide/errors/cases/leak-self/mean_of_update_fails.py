import jax
import jax.numpy as jnp


class Stats:
    def __init__(self):
        self.mean = 0.0
        self.update = jax.jit(self._update)

    def _update(self, x):
        self.mean = jnp.mean(x)
        return x - self.mean


stats = Stats()
stats.update(jnp.arange(3.0))
print(stats.mean + 1)  # raises UnexpectedTracerError
