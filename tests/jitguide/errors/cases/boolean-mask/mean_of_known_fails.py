# pasted above its traceback

import jax
import jax.numpy as jnp


def loss(scale, x, y):
    known = jnp.isfinite(y)
    return jnp.mean((scale * x - y)[known] ** 2)  # raises NonConcreteBooleanIndexError


jax.jit(jax.grad(loss))(1.0, jnp.array([1.0, 2.0, 3.0]), jnp.array([0.0, jnp.nan, 3.0]))
