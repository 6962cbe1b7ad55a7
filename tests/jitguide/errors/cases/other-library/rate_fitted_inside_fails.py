# argument: goal

import traceback

import jax
import jax.numpy as jnp
import scipy.optimize


def balance(rate):
    return jnp.exp(-rate[0]) + rate[0]


@jax.jit
def levels(times, goal):
    fit = scipy.optimize.minimize(
        lambda rate: (balance(rate) - goal) ** 2, x0=[3.0], method="Nelder-Mead"
    )
    return fit.x[0] * times


try:
    levels(jnp.arange(3.0), 2.0)
except Exception:
    traceback.print_exc()  # with the frames of SciPy
