# argument: state[0]

import jax


def running(state):
    step, error, failed = state
    return step < 20 and error > 1e-3 and not failed  # raises TracerBoolConversionError


def body(state):
    step, error, failed = state
    return step + 1, error * 0.5, failed


jax.lax.while_loop(running, body, (0, 1.0, False))
