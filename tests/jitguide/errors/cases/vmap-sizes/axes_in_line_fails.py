import jax
import jax.numpy as jnp


def cost(state, control):
    return jnp.sum(state) + jnp.sum(control)


states = jnp.ones((10, 4))
controls = jnp.ones((10, 2))
costs = jax.vmap(cost, in_axes=(0, 1))(states, controls)  # raises ValueError
