import logging
import sys

import jax
import numpy as np

logger = logging.getLogger("jax")
logger.handlers, logger.propagate = [logging.StreamHandler(sys.stdout)], False


@jax.jit
def sine(x):
    return jax.lax.sin(x)


with jax.log_compiles():
    print("first call")
    sine(np.ones(3, np.float32))
    print("same shape")
    sine(np.zeros(3, np.float32))
    print("new shape")
    sine(np.ones(4, np.float32))
