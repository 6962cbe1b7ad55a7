import logging

import jax
import jax.numpy as jnp
import numpy as np

logger = logging.getLogger("jax")
logger.handlers, logger.propagate = [logging.NullHandler()], False
prices = {1: 10.0, 2: 20.0}
kept = []


def look_up(i):
    try:
        return np.float32(prices[int(i)])
    except KeyError as error:
        kept.append(error)
        raise


@jax.jit
def _price(i):
    return jax.pure_callback(look_up, jax.ShapeDtypeStruct((), jnp.float32), i)


def price(i):
    try:
        return jax.block_until_ready(_price(i))
    except (RuntimeError, ValueError):
        if kept:
            raise kept.pop() from None
        raise


for i in (7, 2, 7):
    try:
        print(price(i))
    except KeyError as error:
        print("KeyError:", error)
