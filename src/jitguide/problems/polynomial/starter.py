"""A polynomial with static and with traced degree."""

import jax


def polynomial_static(x: jax.Array, coefficients: jax.Array, degree: int) -> jax.Array:
    """Sum coefficients[i] * x**i for i = 0 ... degree; `degree` is static."""
    return sum(coefficients[i] * x**i for i in range(degree + 1))


def polynomial_traced(x: jax.Array, coefficients: jax.Array, degree: jax.Array | int) -> jax.Array:
    """Sum coefficients[i] * x**i for i = 0 ... degree; `degree` is traced."""
    return polynomial_static(x, coefficients, degree)
