# argument: state[0]

import jax


def running(state):
    error, failed = state
    return error > 1e-3 and not failed  # raises TracerBoolConversionError


def body(state):
    error, failed = state
    return error * 0.5, failed


jax.lax.while_loop(running, body, (1.0, False))
