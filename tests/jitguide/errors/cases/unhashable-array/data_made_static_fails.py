import jax
import jax.numpy as jnp


def scaled(weights, factor):
    return weights * factor


jax.jit(scaled, static_argnames="weights")(jnp.ones(2), 3)  # raises ValueError
