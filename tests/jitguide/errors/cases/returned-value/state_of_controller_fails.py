# pasted above its traceback

import enum
import functools

import jax


class State(enum.Enum):
    IDLE = 0
    BUSY = 1


@functools.partial(jax.jit, static_argnames=["load"])
def controlled(x, load):
    state = State.BUSY if load else State.IDLE
    return state


out = controlled(1.5, load=2)  # raises TypeError
