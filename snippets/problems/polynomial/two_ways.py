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
    powers = jnp.arange(coefficients.shape[0])
    counts = powers <= degree
    chosen = jnp.where(counts, coefficients, 0)
    return jnp.sum(chosen * (1.0 * x) ** jnp.where(counts, powers, 0))


coefficients = jnp.array([1.0, 2.0, 3.0, 4.0])
for degree in (1, 3, 1, 3):
    print(degree, polynomial_static(2.0, coefficients, degree=degree))
for degree in (1, 3, 1, 3):
    print(degree, polynomial_traced(2.0, coefficients, degree))
print("x = 1e20:", polynomial_traced(1e20, coefficients, 1))
