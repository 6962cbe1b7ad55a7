# argument: start

import traceback

import jax
import jax.numpy as jnp
from scipy import optimize


def misfit(rates):
    return jnp.sum((jnp.exp(-rates) - jnp.array([0.5, 0.1])) ** 2)


@jax.jit
def fit(start):
    found = optimize.minimize(misfit, start, bounds=[(0, 1), (0, 1)])
    return found.x


try:
    fit(jnp.array([0.9, 0.9]))
except Exception:
    traceback.print_exc()  # with the frames of SciPy
