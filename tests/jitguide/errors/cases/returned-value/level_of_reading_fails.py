# pasted above its traceback

import enum
import functools

import jax


class Level(enum.Enum):
    LOW = "low"
    HIGH = "high"


@functools.partial(jax.jit, static_argnames=["strict"])
def level(x, strict):
    return Level.HIGH if strict else Level.LOW


out = level(1.5, strict=True)  # raises TypeError
