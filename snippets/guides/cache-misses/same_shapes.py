import logging
import sys

import jax
import numpy as np

logger = logging.getLogger("jax")
logger.handlers, logger.propagate = [logging.StreamHandler(sys.stdout)], False
logger.handlers[0].addFilter(lambda record: record.getMessage().startswith("Compiling"))

x = np.ones(3, np.float32)
with jax.log_compiles():
    for rate in (2.0, 3.0):
        print("rate", rate)
        jax.jit(lambda x: rate * x)(x)
