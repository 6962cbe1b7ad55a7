import jax
import jax.numpy as jnp


def started(params):
    return [[jnp.zeros_like(w), jnp.zeros_like(b)] for w, b in params]


def step(velocity, grads):
    return jax.tree.map(lambda v, g: 0.9 * v + g, velocity, grads)  # raises ValueError


params = [(jnp.ones(2), jnp.ones(1))]
velocity = started(params)
velocity = step(velocity, params)
