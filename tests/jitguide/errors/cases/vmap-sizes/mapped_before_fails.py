import jax
import jax.numpy as jnp


def cost(state, control):
    return jnp.sum(state) + jnp.sum(control)


costs_of = jax.vmap(cost, in_axes=(0, 1))
costs = costs_of(jnp.ones((10, 4)), jnp.ones((10, 2)))  # raises ValueError
