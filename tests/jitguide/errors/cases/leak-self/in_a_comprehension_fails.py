# pasted above its traceback

import jax
import jax.numpy as jnp


class Filter:
    def __init__(self):
        self.mean = jnp.zeros(2)
        self.jitted = jax.jit(self.update)

    def update(self, x):
        self.mean = 0.5 * self.mean + 0.5 * x
        return x - self.mean

    def run(self, xs):
        return [self.jitted(x) for x in xs]


flat = Filter()
rest = flat.run(jnp.ones((2, 2)))
print(flat.mean + 0)  # raises UnexpectedTracerError
