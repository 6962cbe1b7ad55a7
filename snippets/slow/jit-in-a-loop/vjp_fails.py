import logging

import jax
import jax.numpy as jnp


class Compiles(logging.Handler):
    def emit(self, record):
        if record.getMessage().startswith("Compiling"):
            print("compiling")


logger = logging.getLogger("jax")
logger.handlers, logger.propagate = [Compiles()], False

for x in (0.0, 1.0, 2.0):
    y, vjp_fun = jax.vjp(jnp.sin, x)
    with jax.log_compiles():
        print(jax.jit(vjp_fun)(1.0)[0])
