import jax
import jax.numpy as jnp


def error(w):
    value = jnp.sum(w**2)
    return value, value


slope, value = jax.grad(error, has_aux=True)(jnp.ones(3))
last = float(value)
assert last == 3.0
