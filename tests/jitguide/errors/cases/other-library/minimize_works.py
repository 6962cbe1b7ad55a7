import jax
import jax.numpy as jnp
import scipy.optimize


def loss(x):
    return jnp.sum((x - 2.0) ** 2)


def fit(start):
    return scipy.optimize.minimize(jax.jit(loss), start, jac=jax.grad(loss)).x


assert abs(fit(jnp.zeros(2)) - 2).max() < 0.01
