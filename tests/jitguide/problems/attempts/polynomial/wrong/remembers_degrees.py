# fails: state
import jax.numpy as jnp

degrees = set()


def polynomial_static(x, coefficients, degree):
    degrees.add(degree)
    result = coefficients[degree]
    for i in reversed(range(degree)):
        result = result * x + coefficients[i]
    return result


def polynomial_traced(x, coefficients, degree):
    i = jnp.arange(coefficients.shape[0])
    return jnp.sum(jnp.where(i <= degree, coefficients, 0) * x**i)
