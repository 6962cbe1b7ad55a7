# fails: no-jit
import jax
import jax.numpy as jnp


@jax.jit
def _power(x, i):
    return x**i


def polynomial_static(x, coefficients, degree):
    return sum(coefficients[i] * _power(x, i) for i in range(degree + 1))


def polynomial_traced(x, coefficients, degree):
    i = jnp.arange(coefficients.shape[0])
    return jnp.sum(jnp.where(i <= degree, coefficients, 0) * x**i)
