import jax


def body(state):
    i, x = state
    return [i + 1, 2 * x]


jax.lax.while_loop(lambda state: state[0] < 3, body, (0, 1.0))  # raises TypeError
