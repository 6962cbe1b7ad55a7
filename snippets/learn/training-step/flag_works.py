from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames="clip")
def train_step(weights, gradient, clip):
    if clip:
        gradient = jnp.clip(gradient, -1, 1)
    return weights - 0.1 * gradient


print(train_step(jnp.ones(2), jnp.array([0.5, 3.0]), clip=True))
