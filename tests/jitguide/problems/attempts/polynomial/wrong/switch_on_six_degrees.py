# fails: static-cost
import jax.numpy as jnp


def _masked(x, coefficients, degree):
    i = jnp.arange(coefficients.shape[0])
    return jnp.sum(jnp.where(i <= degree, coefficients, 0) * x**i)


def polynomial_static(x, coefficients, degree):
    return _masked(x, coefficients, degree)


def polynomial_traced(x, coefficients, degree):
    return _masked(x, coefficients, degree)
