from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Smoother:
    width: int

    @partial(jax.jit, static_argnames="self")
    def smooth(self, x):
        return jnp.convolve(x, jnp.ones(self.width))


print(Smoother(2).smooth(jnp.ones(3)))
