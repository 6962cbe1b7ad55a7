import jax
import jax.numpy as jnp
from jax.experimental.ode import odeint


def rate(y, t, order):
    return -(y**order)


def end(y0, order):
    return odeint(rate, y0, jnp.array([0.0, 1.0]), order)[-1]


assert abs(jax.grad(end)(1.0, 2.0) - 1 / (1 + 1) ** 2) < 1e-3
