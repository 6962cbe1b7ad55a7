# fails: example
import jax


def polynomial_static(x, coefficients, degree):
    result = coefficients[degree]
    for i in reversed(range(degree)):
        result = result * x + coefficients[i]
    return result


from functools import partial  # noqa: E402


@partial(jax.jit, static_argnames="degree")
def polynomial_traced(x, coefficients, degree):
    return polynomial_static(x, coefficients, int(degree))
