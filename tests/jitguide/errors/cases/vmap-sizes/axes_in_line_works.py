import jax
import jax.numpy as jnp
import numpy as np


def cost(state, control):
    return jnp.sum(state) + jnp.sum(control)


states = jnp.ones((10, 4))
controls = jnp.ones((10, 2))
costs = jax.vmap(cost, in_axes=0)(states, controls)
print(costs)
np.testing.assert_array_equal(costs, np.full(10, 6.0))
