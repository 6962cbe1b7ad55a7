# fails: example
import jax.numpy as jnp


def newton_sqrt(a, tolerance, max_steps):
    return jnp.sqrt(a), max_steps
