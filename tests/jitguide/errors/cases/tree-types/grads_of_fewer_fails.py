import jax
import jax.numpy as jnp

params = {"w": jnp.ones(2), "b": jnp.ones(2)}
grads = {"w": jnp.ones(2)}


@jax.jit
def update(grads, params):
    return jax.tree.map(lambda g, p: p - 0.5 * g, grads, params)  # raises ValueError


update(grads, params)
