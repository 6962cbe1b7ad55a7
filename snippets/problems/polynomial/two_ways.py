from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["degree"])
def polynomial_static(x, coefficients, degree):
    print("tracing polynomial_static for degree", degree)
    result = coefficients[degree]
    for i in reversed(range(degree)):
        result = result * x + coefficients[i]
    return result


@jax.jit
def polynomial_traced(x, coefficients, degree):
    print("tracing polynomial_traced for any degree")
    counts = jnp.arange(coefficients.shape[0]) <= degree
    chosen = jnp.where(counts, coefficients, 0)
    return jnp.polyval(chosen[::-1], x)


coefficients = jnp.array([1.0, 2.0, 3.0, 4.0])
for degree in (1, 3, 1, 3):
    print(degree, polynomial_static(2.0, coefficients, degree=degree))
for degree in (1, 3, 1, 3):
    print(degree, polynomial_traced(2.0, coefficients, degree))
