# pasted above its traceback

import jax
import jax.numpy as jnp


class Chain:
    def __init__(self):
        self.samples = []
        self.step = jax.jit(self._step)

    def _step(self, x):
        x = x + 1.0
        self.samples.append(x)
        return x * 2


chain = Chain()
x = chain.step(0.0)
out = jnp.stack(chain.samples)  # raises UnexpectedTracerError
