from functools import lru_cache

import jax
import jax.numpy as jnp


@lru_cache(maxsize=None)
def basis_of(degree, shift):
    return jnp.stack([shift**k for k in range(degree + 1)])


@jax.jit
def value(coeffs, shift):
    basis = basis_of(len(coeffs) - 1, shift)  # raises TypeError
    return coeffs @ basis


value(jnp.array([1.0, 2.0, 3.0]), 0.5)
