import logging
import sys

import jax
import numpy as np

logger = logging.getLogger("jax")
logger.handlers, logger.propagate = [logging.StreamHandler(sys.stdout)], False


def scale(x, n):
    return x * n


scale = jax.jit(scale, static_argnames=["n"])
three, four = np.ones(3, np.float32), np.ones(4, np.float32)
scale(three, n=2)
jax.config.update("jax_explain_cache_misses", True)
print("1. only n is new")
scale(three, n=5)
print("2. only the shape is new")
scale(four, n=5)
print("3. only n is new")
scale(four, n=7)
