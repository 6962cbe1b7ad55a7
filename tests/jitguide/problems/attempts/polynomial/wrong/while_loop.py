# fails: grad
import jax
import jax.numpy as jnp


def polynomial_static(x, coefficients, degree):
    result = coefficients[degree]
    for i in reversed(range(degree)):
        result = result * x + coefficients[i]
    return result


def polynomial_traced(x, coefficients, degree):
    def go_on(state):
        return state[0] <= degree

    def step(state):
        i, total = state
        return i + 1, total + coefficients[i] * x**i

    return jax.lax.while_loop(go_on, step, (0, jnp.zeros_like(x)))[1]
