# fails: static-cost
import jax
import jax.numpy as jnp


def polynomial_static(x, coefficients, degree):
    def step(total, c):
        return total * x + c, None

    return jax.lax.scan(step, jnp.zeros_like(x), coefficients[: degree + 1][::-1])[0]


def polynomial_traced(x, coefficients, degree):
    i = jnp.arange(coefficients.shape[0])
    return jnp.sum(jnp.where(i <= degree, coefficients, 0) * x**i)
