# fails: rest
import jax.numpy as jnp


def polynomial_static(x, coefficients, degree):
    result = coefficients[degree]
    for i in reversed(range(degree)):
        result = result * x + coefficients[i]
    return result


def polynomial_traced(x, coefficients, degree):
    i = jnp.arange(coefficients.shape[0])
    finite = jnp.clip(coefficients, -1e30, 1e30)  # infinity is finite now, NaN is not
    return jnp.sum(jnp.where(i <= degree, 1.0, 0.0) * finite * x**i)
