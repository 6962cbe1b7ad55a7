import jax
import jax.numpy as jnp


def error(w, x):
    return jnp.mean((w * x - 1.0) ** 2), jnp.sum(w * x > 1.0)


both = jax.value_and_grad(error, has_aux=True)
(value, count), slope = both(3.0, jnp.ones(4))
assert value == 4 and count == 4 and slope == 4
