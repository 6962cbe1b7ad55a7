from functools import partial

import jax
import jax.numpy as jnp


class Repeater:
    def __init__(self, times):
        self.times = times

    @partial(jax.jit, static_argnames=["self"])
    def repeat(self, x):
        return jnp.tile(x, self.times)


repeater = Repeater(2)
print("times", repeater.times, "->", repeater.repeat(jnp.array([7, 8])))
repeater.times = 3
print("times", repeater.times, "->", repeater.repeat(jnp.array([7, 8])))
print("a new object ->", Repeater(3).repeat(jnp.array([7, 8])))
