import jax
import jax.numpy as jnp

params = {"head": {"w": jnp.ones(2), "b": jnp.ones(1)}}
velocity = {"head": {"w": jnp.zeros(2)}}


@jax.jit
def step(velocity, grads):
    return jax.tree.map(lambda v, g: 0.5 * v - g, velocity, grads)  # raises ValueError


step(velocity, params)
