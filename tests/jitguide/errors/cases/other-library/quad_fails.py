# argument: x

import traceback

import jax
import scipy.integrate


@jax.jit
def area(x):
    return scipy.integrate.quad(lambda t: t * x, 0.0, 1.0)[0]


try:
    area(1.0)
except Exception:
    traceback.print_exc()  # with the frames of SciPy
