import jax
import jax.numpy as jnp


def predict(weights, row):
    return weights @ row


weights, rows = jnp.ones(2), jnp.ones((3, 2))
jax.vmap(predict)(weights, rows)  # raises ValueError
