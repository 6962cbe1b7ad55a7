from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


class Agent:
    def __init__(self):
        self.params = jnp.ones(3)
        self.scale = jnp.float32(8.0)

    @partial(jax.jit, static_argnums=0)
    def update(self, params, scale, x):
        scale = jnp.where(jnp.all(jnp.isfinite(x)), scale * 2, scale / 2)
        return params - 0.1 * x, scale


agent = Agent()
agent.params, agent.scale = agent.update(agent.params, agent.scale, jnp.ones(3))
result = agent.params * agent.scale
print(result)
np.testing.assert_allclose(result, [14.4, 14.4, 14.4], rtol=1e-6)
