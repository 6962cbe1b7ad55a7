# needs jax >= 0.8.1
import enum

import jax
import jax.numpy as jnp


class Mode(enum.Enum):
    SUM = 1
    MEAN = 2


@jax.jit(static_argnames=["mode"])
def reduce(x, mode):
    match mode:
        case Mode.SUM:
            return x.sum()
        case Mode.MEAN:
            return x.mean()


print(reduce(jnp.arange(4.0), mode=Mode.SUM), reduce(jnp.arange(4.0), mode=Mode.MEAN))
