import warnings

import jax
import jax.numpy as jnp


def step(state, batch):
    return state + batch.sum(), batch.mean()


warnings.simplefilter("error")
step = jax.jit(step, donate_argnames=["state"])
state, batch = jnp.zeros(3), jnp.ones((2, 3))
for _ in range(2):
    state, mean = step(state, batch)
print(state, mean)
