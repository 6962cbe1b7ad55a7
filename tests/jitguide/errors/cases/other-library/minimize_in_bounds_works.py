import jax
import jax.numpy as jnp
from scipy import optimize


def misfit(rates):
    return jnp.sum((jnp.exp(-rates) - jnp.array([0.5, 0.1])) ** 2)


def fit(start):
    found = optimize.minimize(
        jax.jit(misfit), start, bounds=[(0, 1), (0, 1)], jac=jax.jit(jax.jacobian(misfit))
    )
    return found.x


rates = fit(jnp.array([0.9, 0.9]))
assert abs(rates[0] - 0.6931) < 0.01  # minus the logarithm of 0.5
assert rates[1] == 1
