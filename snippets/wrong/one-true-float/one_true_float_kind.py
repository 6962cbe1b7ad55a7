from dataclasses import dataclass, field
from functools import partial

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Config:
    value: float
    kind: type = field(init=False)

    def __post_init__(self):
        object.__setattr__(self, "kind", type(self.value))


@partial(jax.jit, static_argnames=["config"])
def fill(config):
    return jnp.full(2, config.value)


print(*[fill(Config(value)).dtype for value in (1, 1.0, True)])
