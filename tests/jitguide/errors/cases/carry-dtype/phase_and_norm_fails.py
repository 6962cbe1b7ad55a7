import jax
import jax.numpy as jnp


def turn(state, angle):
    phase, total = state
    return (phase * jnp.exp(1j * angle), total + angle), None


start = (jnp.float32(1), jnp.int32(0))
jax.lax.scan(turn, start, jnp.ones(3))  # raises TypeError
