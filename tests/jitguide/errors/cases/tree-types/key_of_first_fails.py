import jax
import jax.numpy as jnp

params = {"weights": jnp.ones(2), "table": jnp.arange(2.0)}
grads = {"weights": jnp.ones(2)}


@jax.jit
def step(params, grads):
    return jax.tree.map(lambda p, g: p - g, params, grads)  # raises ValueError


print(step(params, grads))
