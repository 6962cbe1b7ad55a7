import jax
import jax.numpy as jnp
import numpy as np


def cost(state, control):
    return jnp.sum(state) + jnp.sum(control)


costs_of = jax.vmap(cost, in_axes=0)
costs = costs_of(jnp.ones((10, 4)), jnp.ones((10, 2)))
print(costs)
np.testing.assert_array_equal(costs, np.full(10, 6.0))
