import jax
import jax.numpy as jnp


def step(params, row):
    return params, params * row


mapped = jax.vmap(step, in_axes=(0, 0), out_axes=(None, 0))
print(mapped(jnp.ones(3), jnp.arange(3.0)))  # raises ValueError
