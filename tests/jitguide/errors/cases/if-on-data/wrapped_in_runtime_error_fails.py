# argument: x

import jax


@jax.jit
def relu(x):
    if x > 0:
        return x
    return -x


try:
    relu(1.0)
except Exception as error:
    raise RuntimeError("step failed") from error  # raises RuntimeError
