import jax
import jax.numpy as jnp


def error(w, x):
    return jnp.mean((w * x - 1.0) ** 2), jnp.sum(w * x > 1.0)


both = jax.value_and_grad(error)
(value, count), slope = both(3.0, jnp.ones(4))  # raises TypeError
