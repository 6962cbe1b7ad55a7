# argument: n

import jax


def unfinished(state):
    return state[1] < 3


def doubled(x, n):
    return 2 * x, n + 1


out = jax.lax.while_loop(unfinished, doubled, (1.0, 0))  # raises TypeError
