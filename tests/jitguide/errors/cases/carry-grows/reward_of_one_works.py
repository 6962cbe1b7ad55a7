import jax
import jax.numpy as jnp


def step(reward, action):
    return (jnp.sin(action) + reward).reshape(()), action


assert abs(jax.lax.scan(step, 0.0, jnp.ones((4, 1)))[0] - 4 * jnp.sin(1.0)) < 1e-5
