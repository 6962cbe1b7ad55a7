import jax
from scipy import optimize


def excess(depth, level):
    return depth**3 - level


def depth_of(level):
    depth = optimize.brentq(jax.jit(excess), 0.0, 10.0, args=(level,))
    return depth


assert abs(depth_of(8.0) - 2.0) < 1e-3
