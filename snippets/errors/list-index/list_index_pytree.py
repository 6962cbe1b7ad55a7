import jax
import jax.numpy as jnp

layers = [
    {"w": jnp.ones(2), "b": 0.0},
    {"w": jnp.full(2, 5.0), "b": 1.0},
]
stacked = jax.tree.map(lambda *leaves: jnp.stack(leaves), *layers)


@jax.jit
def layer(i):
    return jax.tree.map(lambda leaf: leaf[i], stacked)


print(layer(1))
