# argument: i

import jax
import jax.numpy as jnp


class Loader:
    def __init__(self):
        self.shards = [jnp.ones(3), 2 * jnp.ones(3)]

    def total(self, i):
        return self.shards[i].sum()  # raises TracerIntegerConversionError


jax.jit(Loader().total)(1)
