import jax
import jax.numpy as jnp


def running(state):
    step, error, failed = state
    return (step < 20) & ((error > 1e-3) & jnp.logical_not(failed))


def body(state):
    step, error, failed = state
    return step + 1, error * 0.5, failed


assert jax.lax.while_loop(running, body, (0, 1.0, False))[0] == 10
