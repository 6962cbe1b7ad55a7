import jax
import jax.numpy as jnp

with jax.debug_infs(True):
    1.0 / jnp.zeros(2)  # raises FloatingPointError
