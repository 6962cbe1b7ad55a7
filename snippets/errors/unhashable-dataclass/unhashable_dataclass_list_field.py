from dataclasses import dataclass, field
from functools import partial

import jax


@dataclass(frozen=True)
class Config:
    widths: list[int] = field(default_factory=lambda: [8, 4])


@partial(jax.jit, static_argnames=["config"])
def total(x, config):
    return x * sum(config.widths)


print(total(1.0, Config()))  # raises ValueError
