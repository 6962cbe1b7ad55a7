# argument: state[1]

import jax


def advance(state):
    count, done = state
    return count + 1, count >= 2


count, _ = jax.lax.while_loop(
    lambda state: not state[1], advance, (0, False)
)  # raises TracerBoolConversionError
