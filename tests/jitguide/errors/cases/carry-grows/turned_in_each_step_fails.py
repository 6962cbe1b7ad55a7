import jax
import jax.numpy as jnp


def step(image, angle):
    return jnp.rot90(image) * jnp.cos(angle), angle


out = jax.lax.scan(step, jnp.ones((2, 3)), jnp.zeros(4))  # raises TypeError
