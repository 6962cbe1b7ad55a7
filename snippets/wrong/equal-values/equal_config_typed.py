from dataclasses import dataclass, field
from functools import partial

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Config:
    scale: float
    kind: type = field(init=False)

    def __post_init__(self):
        object.__setattr__(self, "kind", type(self.scale))


@partial(jax.jit, static_argnames=["config"])
def apply(x, config):
    return x * config.scale


x = jnp.array([1, 2, 3])
for scale in (1, 1.0, True):
    print(apply(x, config=Config(scale)))
