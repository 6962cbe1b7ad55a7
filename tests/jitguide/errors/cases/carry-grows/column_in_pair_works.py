import jax
import jax.numpy as jnp


def step(carry, z):
    level, gain = carry
    level = (level[:, None] + gain * z)[:, 0]
    return (level, gain), level


start = (jnp.zeros(2), jnp.ones((2, 1)))
(level, gain), levels = jax.lax.scan(lambda c, z: step(c, z), start, jnp.arange(3.0))
assert level.tolist() == [3.0, 3.0] and levels.shape == (3, 2)
