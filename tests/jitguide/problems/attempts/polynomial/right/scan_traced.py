import jax
import jax.numpy as jnp


def polynomial_static(x, coefficients, degree):
    result = coefficients[degree]
    for i in reversed(range(degree)):
        result = result * x + coefficients[i]
    return result


def polynomial_traced(x, coefficients, degree):
    def step(carry, ci):
        total, power, i = carry
        total = total + jnp.where(i <= degree, ci, 0) * power
        return (total, power * x, i + 1), None

    start = (jnp.zeros_like(x), jnp.ones_like(x), 0)
    (total, _, _), _ = jax.lax.scan(step, start, coefficients)
    return total
