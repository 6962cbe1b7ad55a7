import jax
import jax.numpy as jnp


def layer(x, train):
    return jnp.sin(x) * 0.5 if train else jnp.sin(x)


saved = jax.checkpoint(layer, static_argnums=(1,))
print(jax.grad(saved)(1.0, True), jax.grad(saved)(1.0, False))
