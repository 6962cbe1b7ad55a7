# fails: traced-jit
import jax.numpy as jnp


def polynomial_static(x, coefficients, degree):
    result = coefficients[degree]
    for i in reversed(range(degree)):
        result = result * x + coefficients[i]
    return result


def polynomial_traced(x, coefficients, degree):
    i = jnp.arange(degree + 1)
    return jnp.sum(coefficients[: degree + 1] * x**i)
