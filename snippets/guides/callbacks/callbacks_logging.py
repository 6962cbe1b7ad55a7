import logging
import sys

import jax

logger = logging.getLogger("train")
logger.addHandler(logging.StreamHandler(sys.stdout))
logger.setLevel(logging.INFO)


@jax.jit
def step(w):
    loss = w**2
    logger.info("traced: %s", loss)
    jax.debug.callback(lambda value: logger.info("inside: %.2f", value), loss)
    return w / 2, {"loss": loss}


w = 2.0
for _ in range(2):
    w, metrics = step(w)
    jax.effects_barrier()
    logger.info("after:  %.2f", metrics["loss"])
