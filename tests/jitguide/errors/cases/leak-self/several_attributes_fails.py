from functools import partial

import jax
import jax.numpy as jnp


class Agent:
    def __init__(self):
        self.params = jnp.ones(3)
        self.scale = jnp.float32(8.0)

    @partial(jax.jit, static_argnums=0)
    def update(self, params, x):
        self.scale = jnp.where(jnp.all(jnp.isfinite(x)), self.scale * 2, self.scale / 2)
        return params - 0.1 * x


agent = Agent()
agent.params = agent.update(agent.params, jnp.ones(3))
print(agent.params * agent.scale)  # raises UnexpectedTracerError
