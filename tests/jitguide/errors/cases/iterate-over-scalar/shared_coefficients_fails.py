# pasted above its traceback

import jax
import jax.numpy as jnp


def polynomial(x, coefficients):
    value = 0.0
    for coefficient in coefficients:  # raises TypeError
        value = value * x + coefficient
    return value


evaluate = jax.vmap(polynomial)
print(evaluate(jnp.arange(3.0), jnp.array([1.0, 0.0, 2.0])))
