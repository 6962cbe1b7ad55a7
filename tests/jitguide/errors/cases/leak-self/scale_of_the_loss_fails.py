from functools import partial

import jax
import jax.numpy as jnp


class Agent:
    def __init__(self):
        self.loss_scale = 1.0
        self.params = jnp.zeros(2)

    @partial(jax.jit, static_argnums=0)
    def update(self, params, reward):
        loss = jnp.mean(reward) * self.loss_scale
        self.loss_scale = 0.9 * self.loss_scale + 0.1 * loss
        return params + loss


agent = Agent()
agent.params = agent.update(agent.params, jnp.ones(4))
agent.params = agent.update(agent.params, jnp.ones(3))  # raises UnexpectedTracerError
