# pasted above its traceback

import jax
import jax.numpy as jnp


class Memory:
    def __init__(self):
        self.energy = jnp.inf

    def make_update(self):
        def update(spins):
            self.energy = -jnp.sum(spins)
            return 2 * spins

        return jax.jit(update)


memory = Memory()
update = memory.make_update()
spins = update(jnp.ones(2))
print(memory.energy * 2.0)  # raises UnexpectedTracerError
