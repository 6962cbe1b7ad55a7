# argument: level

import traceback

import jax
from scipy import optimize


def excess(depth, level):
    return depth**3 - level


@jax.jit
def depth_of(level):
    depth = optimize.brentq(excess, 0.0, 10.0, args=(level,))
    return depth


try:
    depth_of(8.0)
except Exception:
    traceback.print_exc()  # with the frames of SciPy
