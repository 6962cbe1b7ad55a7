import logging

import jax
import numpy as np

logger = logging.getLogger("jax")
logger.handlers, logger.propagate = [logging.NullHandler()], False
two = jax.ShapeDtypeStruct((2,), np.float32)
two_wide = jax.ShapeDtypeStruct((2,), np.float64)


def attempt(text, returned, declared):
    call = jax.jit(lambda x: jax.pure_callback(lambda x: returned, declared, x))
    try:
        print(f"{text:8} fine:", jax.block_until_ready(call(1.0)))
    except Exception as error:
        print(f"{text:8} {str(error).strip().splitlines()[-1]}")


attempt("float64", np.ones(2), two)
attempt("shape", np.ones(3, np.float32), two)
attempt("dtype", np.ones(2, np.int32), two)
attempt("a list", [1.0, 1.0], two)
attempt("None", None, two)
attempt("a tuple", np.ones(2), (2,))
attempt("64 bits", np.ones(2), two_wide)
