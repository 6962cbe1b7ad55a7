from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


class Agent:
    def __init__(self):
        self.loss_scale = 1.0
        self.params = jnp.zeros(2)

    @partial(jax.jit, static_argnums=0)
    def update(self, params, reward, loss_scale):
        loss = jnp.mean(reward) * loss_scale
        return params + loss, 0.9 * loss_scale + 0.1 * loss


agent = Agent()
agent.params, agent.loss_scale = agent.update(agent.params, jnp.ones(4), agent.loss_scale)
agent.params, agent.loss_scale = agent.update(agent.params, jnp.ones(3), agent.loss_scale)
np.testing.assert_allclose(agent.params, [2.0, 2.0], rtol=1e-6)
assert agent.loss_scale == 1.0
