# fails: type
import jax.numpy as jnp


def polynomial_static(x, coefficients, degree):
    return float(sum(coefficients[i] * x**i for i in range(degree + 1)))


def polynomial_traced(x, coefficients, degree):
    i = jnp.arange(coefficients.shape[0])
    return jnp.sum(jnp.where(i <= degree, coefficients, 0) * x**i)
