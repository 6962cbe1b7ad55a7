import jax
import jax.numpy as jnp


def relu(x):
    return x if x > 0 else 0.0  # raises TracerBoolConversionError


jax.vmap(relu)(jnp.ones(3))
