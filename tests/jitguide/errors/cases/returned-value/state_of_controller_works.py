import enum
import functools

import jax


class State(enum.Enum):
    IDLE = 0
    BUSY = 1


@functools.partial(jax.jit, static_argnames=["load"])
def controlled(x, load):
    state = State.BUSY if load else State.IDLE
    return list(State).index(state)


out = controlled(1.5, load=2)
assert list(State)[out] is State.BUSY
