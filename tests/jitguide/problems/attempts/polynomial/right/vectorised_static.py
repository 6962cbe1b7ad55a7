import jax.numpy as jnp
import numpy as np


def polynomial_static(x, coefficients, degree):
    i = np.arange(degree + 1)
    return jnp.dot(coefficients[: degree + 1], x**i)


def polynomial_traced(x, coefficients, degree):
    i = jnp.arange(coefficients.shape[0])
    return jnp.sum(jnp.where(i <= degree, coefficients, 0) * x**i)
