import enum

import jax


class Mode(enum.Enum):
    FAST = 1


@jax.jit
def chosen(x):
    return x, Mode.FAST


chosen(1.0)  # raises TypeError
