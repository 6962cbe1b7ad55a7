import logging

import jax
import numpy as np

logger = logging.getLogger("jax")
logger.handlers, logger.propagate = [logging.NullHandler()], False
prices = {1: 10.0, 2: 20.0}


def make():
    @jax.jit
    def price(i):
        shape = jax.ShapeDtypeStruct((), np.float32)
        try:
            return jax.pure_callback(lambda i: np.float32(prices[int(i)]), shape, i)
        except KeyError:
            print("never printed")

    return price


for calls in ((7,), (1, 7)):
    price = make()
    for i in calls:
        try:
            print("price", price(i))
        except Exception as error:
            known = "ValueError" if isinstance(error, ValueError) else "RuntimeError"
            print(f"{known}, with KeyError in its text:", "KeyError: 7" in str(error))
