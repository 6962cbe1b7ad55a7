# fails: values
import jax.numpy as jnp


def polynomial_static(x, coefficients, degree):
    result = coefficients[degree]
    for i in reversed(range(degree)):
        result = result * x + coefficients[i]
    return result


def polynomial_traced(x, coefficients, degree):
    i = jnp.arange(coefficients.shape[0])
    terms = jnp.where(i <= degree, coefficients, 0) * x.astype(jnp.float16) ** i
    return jnp.sum(terms).astype(x.dtype)
