import jax
import jax.numpy as jnp


def step(carry, z):
    level, gain = carry
    level = level[:, None] + gain * z
    return (level, gain), level


start = (jnp.zeros(2), jnp.ones((2, 1)))
jax.lax.scan(lambda c, z: step(c, z), start, jnp.arange(3.0))  # raises TypeError
