import enum

import jax


class Mode(enum.Enum):
    FAST = 1


@jax.jit
def chosen(x):
    return x, list(Mode).index(Mode.FAST)


value, position = chosen(1.0)
result = value, list(Mode)[position]
assert result == (1.0, Mode.FAST)
