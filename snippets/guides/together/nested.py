import logging
import sys

import jax
import jax.numpy as jnp
import numpy as np

logger = logging.getLogger("jax")
logger.handlers, logger.propagate = [logging.StreamHandler(sys.stdout)], False
logger.handlers[0].addFilter(lambda record: record.getMessage().startswith("Finished XLA"))


@jax.jit
def block(x):
    print("tracing block")
    return jnp.tanh(x) * 2.0


@jax.jit
def network(x):
    print("tracing network")
    for _ in range(12):
        x = block(x)
    return x


x = np.ones(3, np.float32)
with jax.log_compiles():
    network(x)
    print("block on its own")
    block(x)
print([equation.params["name"] for equation in network.trace(x).jaxpr.eqns])
