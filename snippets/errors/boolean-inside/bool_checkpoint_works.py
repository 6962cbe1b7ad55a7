import jax
import jax.numpy as jnp


def layer(x, train):
    return jnp.sin(x) * 0.5 if train else jnp.sin(x)


print(jax.grad(jax.checkpoint(layer, static_argnums=(1,)))(1.0, True))
