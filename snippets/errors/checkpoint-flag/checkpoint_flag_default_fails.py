import jax
import jax.numpy as jnp


def layer(x, train=False):
    return jnp.sin(x) * 0.5 if train else jnp.sin(x)


layer = jax.checkpoint(layer, static_argnums=(1,))
print(layer(0.0, False))
print(layer(0.0))  # raises ValueError
