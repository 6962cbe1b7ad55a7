# fails: grad
import jax
import jax.numpy as jnp


def polynomial_static(x, coefficients, degree):
    result = coefficients[degree]
    for i in reversed(range(degree)):
        result = result * x + coefficients[i]
    return result


def polynomial_traced(x, coefficients, degree):
    return jax.lax.fori_loop(
        0, degree + 1, lambda i, t: t + coefficients[i] * x**i, jnp.zeros_like(x)
    )
