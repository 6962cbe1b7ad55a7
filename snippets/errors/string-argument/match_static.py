import enum
import functools

import jax
import jax.numpy as jnp


class Mode(enum.Enum):
    SUM = 1
    MEAN = 2


@functools.partial(jax.jit, static_argnames=["mode"])
def reduce(x, mode):
    match mode:
        case Mode.SUM:
            return x.sum()
        case Mode.MEAN:
            return x.mean()


print(reduce(jnp.arange(4.0), mode=Mode.SUM), reduce(jnp.arange(4.0), mode=Mode.MEAN))
