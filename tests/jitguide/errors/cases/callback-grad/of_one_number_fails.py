# pasted above its traceback

import jax
import numpy as np


def sine(x):
    return jax.pure_callback(lambda v: np.sin(np.asarray(v)), x, x)  # raises ValueError


print(jax.grad(sine)(jax.numpy.array(0.0)))
