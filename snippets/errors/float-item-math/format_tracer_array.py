# needs jax >= 0.4.38
import logging

import jax
import jax.numpy as jnp
import numpy as np

logger = logging.getLogger("jax")
logger.handlers, logger.propagate = [logging.NullHandler()], False


@jax.jit
def wrong(x):
    jax.debug.print("{x:.2f}", x=x)
    return x


def show(x):
    print(np.array2string(np.asarray(x), precision=2))


@jax.jit
def right(x):
    jax.debug.print("largest {m:.2f}", m=x.max(), ordered=True)
    jax.debug.callback(show, x, ordered=True)
    return x


x = jnp.array([1.0, 2.0]) / 3
try:
    wrong(x)
    jax.effects_barrier()
except RuntimeError as error:
    print([line for line in str(error).splitlines() if "unsupported" in line][0])
right(x)
jax.effects_barrier()
