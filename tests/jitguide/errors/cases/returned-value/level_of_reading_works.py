import enum
import functools

import jax


class Level(enum.Enum):
    LOW = "low"
    HIGH = "high"


@functools.partial(jax.jit, static_argnames=["strict"])
def level(x, strict):
    return list(Level).index(Level.HIGH) if strict else list(Level).index(Level.LOW)


out = level(1.5, strict=True)
assert list(Level)[out] is Level.HIGH
