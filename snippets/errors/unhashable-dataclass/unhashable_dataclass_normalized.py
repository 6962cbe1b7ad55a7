from dataclasses import dataclass
from functools import partial

import jax


@dataclass(frozen=True)
class Config:
    widths: tuple[int, ...]

    def __post_init__(self):
        object.__setattr__(self, "widths", tuple(int(width) for width in self.widths))


@partial(jax.jit, static_argnames=["config"])
def total(x, config):
    print("tracing with", config)
    return x * sum(config.widths)


print(total(1.0, Config([8, 4])))
print(total(1.0, Config((8, 4))))
