import jax
import jax.numpy as jnp


def model(weights, x):
    return x[None] @ weights


slope = jax.grad(model, argnums=1)(jnp.ones(2), jnp.array([1.0, 2.0]))  # raises TypeError
