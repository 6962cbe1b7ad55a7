import jax
import jax.numpy as jnp


def polynomial(x, coefficients):
    value = 0.0
    for coefficient in coefficients:
        value = value * x + coefficient
    return value


evaluate = jax.vmap(polynomial, in_axes=(0, None))
assert evaluate(jnp.arange(3.0), jnp.array([1.0, 0.0, 2.0])).tolist() == [2.0, 3.0, 6.0]
