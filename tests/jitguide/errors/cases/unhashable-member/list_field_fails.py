from dataclasses import dataclass, field
from functools import partial

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Options:
    depth: int
    sizes: list = field(default_factory=lambda: [3, 2])


@partial(jax.jit, static_argnames="options")
def padded(x, options):
    return jnp.pad(x, options.sizes[0] * options.depth)


options = Options(depth=1)
print(padded(jnp.ones(1), options=options))  # raises ValueError
