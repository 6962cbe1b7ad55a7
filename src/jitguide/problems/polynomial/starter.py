"""Polynomial: write the same sum for a static and for a traced degree.

- Both: the sum of coefficients[i] * x**i for i = 0 ... degree; x is a scalar, coefficients has
  shape (m,), 0 <= degree < m. Coefficients above the degree do not matter, even if they are NaN.
- polynomial_static is called under jax.jit(..., static_argnames=["degree"]): one trace for each
  degree, and the program for a small degree is a small one, without a loop at run time.
- polynomial_traced is called under plain jax.jit: one trace for all degrees.
- jax.grad works on both. Do not use jit inside.
"""

import jax


def polynomial_static(x: jax.Array, coefficients: jax.Array, degree: int) -> jax.Array:
    """Sum coefficients[i] * x**i for i = 0 ... degree; `degree` is static."""
    return sum(coefficients[i] * x**i for i in range(degree + 1))


def polynomial_traced(x: jax.Array, coefficients: jax.Array, degree: jax.Array | int) -> jax.Array:
    """Sum coefficients[i] * x**i for i = 0 ... degree; `degree` is traced."""
    return polynomial_static(x, coefficients, degree)
