"""Polynomial: the solution."""

import jax
import jax.numpy as jnp


def polynomial_static(x: jax.Array, coefficients: jax.Array, degree: int) -> jax.Array:
    """Sum coefficients[i] * x**i for i = 0 ... degree; `degree` is static."""
    result = coefficients[degree]
    for i in reversed(range(degree)):  # Horner's rule, written out at trace time
        result = result * x + coefficients[i]
    return result


def polynomial_traced(x: jax.Array, coefficients: jax.Array, degree: jax.Array | int) -> jax.Array:
    """Sum coefficients[i] * x**i for i = 0 ... degree; `degree` is traced."""
    counts = jnp.arange(coefficients.shape[0]) <= degree
    chosen = jnp.where(counts, coefficients, 0)
    return jnp.polyval(chosen[::-1], x)  # Horner's rule; the highest power comes first
