import jax
import jax.numpy as jnp


def layer(x, power):
    return jnp.cos(x) ** power


layer = jax.checkpoint(layer, static_argnums=(1,))
print(layer(0.0, 2))
