# pasted above its traceback

import jax
import jax.numpy as jnp


class Filter:
    def __init__(self, weight):
        self.weight = weight
        self.run = jax.jit(self.apply, static_argnums=2)  # raises ValueError

    def apply(self, x, count):
        for _ in range(count):
            x = x * self.weight
        return x


Filter(2.0).run(jnp.ones(2), 3)
