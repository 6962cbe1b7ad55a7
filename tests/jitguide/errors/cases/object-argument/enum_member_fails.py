# argument: mode

import enum

import jax


class Mode(enum.Enum):
    FAST = 1


@jax.jit
def scaled(x, mode):
    return x


scaled(1.0, Mode.FAST)  # raises TypeError
