import logging

import jax
import jax.numpy as jnp
import numpy as np

traces = {"jit_outside": 0, "jit_inside": 0}
compiles = {"jit_outside": 0, "jit_inside": 0}


def jit_outside(x):
    traces["jit_outside"] += 1
    return jnp.sin(x)


def jit_inside(x):
    traces["jit_inside"] += 1
    return jnp.sin(x)


class CountCompiles(logging.Handler):
    def emit(self, record):
        for name in compiles:
            compiles[name] += f"XLA compilation of jit({name})" in record.getMessage()


logger = logging.getLogger("jax")
logger.handlers, logger.propagate = [CountCompiles()], False
jit_vmap = jax.jit(jax.vmap(jit_outside))
vmap_jit = jax.vmap(jax.jit(jit_inside))
with jax.log_compiles():
    for batch in (2, 3, 4):
        jit_vmap(np.ones(batch, np.float32))
        vmap_jit(np.ones(batch, np.float32))
print("traces  ", traces)
print("compiles", compiles)
