import jax
import jax.numpy as jnp


def predict(weights, row):
    return weights @ row


jax.vmap(predict)(jnp.ones(2), jnp.ones((3, 2)))  # raises ValueError
