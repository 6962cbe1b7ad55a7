import jax
import jax.numpy as jnp


def running(state):
    error, failed = state
    return (error > 1e-3) & jnp.logical_not(failed)


def body(state):
    error, failed = state
    return error * 0.5, failed


assert jax.lax.while_loop(running, body, (1.0, False))[0] == 0.5**10
