import logging

import jax
import jax.numpy as jnp
import numpy as np

logger = logging.getLogger("jax")
logger.handlers, logger.propagate = [logging.NullHandler()], False


def sine(x):
    shape = jax.ShapeDtypeStruct(x.shape, x.dtype)
    return jax.pure_callback(lambda x: np.sin(np.asarray(x)), shape, x, vectorized=True)


try:
    print(jax.block_until_ready(jax.jit(sine)(jnp.zeros(2))))
except Exception as error:
    print(str(error).strip().splitlines()[-1])
