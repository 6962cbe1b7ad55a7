import jax
import jax.numpy as jnp


def powered(base, shift, order):
    return base**order + shift


batched = jax.vmap(powered, in_axes=(0, 0, None))
out = batched(jnp.arange(3.0), jnp.ones(3), order=2)  # raises ValueError
