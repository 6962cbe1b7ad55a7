import jax
import jax.numpy as jnp


def layer(x, train):
    return jnp.sin(x) * 0.5 if train else jnp.sin(x)


by_number = jax.checkpoint(layer, static_argnums=(1,))
print(jax.grad(by_number)(0.0, True))

by_closure = jax.checkpoint(lambda x: layer(x, True))
print(jax.grad(by_closure)(0.0))
