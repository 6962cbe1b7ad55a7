import jax
import jax.numpy as jnp


def swing(state, _):
    position, speed = state
    speed = speed - 0.1 * position
    return (position + 0.1 * speed, speed), position


def run(position, speed):
    return jax.lax.scan(swing, (position, speed), None, length=3)  # raises TypeError


run(jnp.array([1, 2]), jnp.zeros(2, int))
