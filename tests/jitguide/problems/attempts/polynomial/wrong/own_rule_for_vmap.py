# fails: traced-vmap
import jax.numpy as jnp
from jax.custom_batching import custom_vmap


def polynomial_static(x, coefficients, degree):
    result = coefficients[degree]
    for i in reversed(range(degree)):
        result = result * x + coefficients[i]
    return result


@custom_vmap
def polynomial_traced(x, coefficients, degree):
    i = jnp.arange(coefficients.shape[0])
    return jnp.sum(jnp.where(i <= degree, coefficients, 0) * x**i)


@polynomial_traced.def_vmap
def _rule(axis_size, in_batched, x, coefficients, degree):
    return jnp.zeros(axis_size), True
