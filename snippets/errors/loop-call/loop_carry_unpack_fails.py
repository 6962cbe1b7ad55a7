import jax
import jax.numpy as jnp


def smooth(state, x):
    level, trend = state  # raises TypeError
    level = 0.5 * x + 0.5 * (level + trend)
    return (level, trend), level


print(jax.lax.scan(smooth, 1.0, jnp.arange(3.0)))
