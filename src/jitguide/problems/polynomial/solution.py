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
    powers = jnp.arange(coefficients.shape[0])
    counts = powers <= degree
    chosen = jnp.where(counts, coefficients, 0)
    powers = jnp.where(counts, powers, 0)  # x**63 may be inf: 0 * inf is NaN
    return jnp.sum(chosen * (1.0 * x) ** powers)  # powers of an int32 would overflow
