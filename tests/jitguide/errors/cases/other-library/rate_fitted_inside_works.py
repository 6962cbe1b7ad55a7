import jax
import jax.numpy as jnp
import scipy.optimize


def balance(rate):
    return jnp.exp(-rate[0]) + rate[0]


def fitted(goal):
    fit = scipy.optimize.minimize(
        lambda rate: (balance(rate) - goal) ** 2, x0=[3.0], method="Nelder-Mead"
    )
    return fit.x[0]


def scaled(rate, times):
    return rate * times


def levels(times, goal):
    rate = fitted(goal)
    out = jax.jit(scaled)(rate, times)
    return out


rate = levels(jnp.arange(3.0), 2.0)[1]
assert abs(jnp.exp(-rate) + rate - 2.0) < 1e-2
