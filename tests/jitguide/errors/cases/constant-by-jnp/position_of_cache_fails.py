# pasted above its traceback

import jax
import jax.numpy as jnp


class Cache:
    def __init__(self, pos, size):
        self.pos = jnp.array(pos)
        self.buffer = jnp.zeros(size)

    def write(self, x):
        return self.buffer.at[self.pos.item()].set(x)  # raises ConcretizationTypeError


@jax.jit
def run(x):
    return Cache(3, 8).write(x)


print(run(1.0))
