import jax
import jax.numpy as jnp


def step(reward, action):
    return jnp.sin(action) + reward, action


jax.lax.scan(step, 0.0, jnp.ones((4, 1)))  # raises TypeError
