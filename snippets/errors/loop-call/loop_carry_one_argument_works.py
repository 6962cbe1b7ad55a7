import jax


def not_done(state):
    _, total = state
    return total < 10.0


def add(state):
    i, total = state
    return i + 1, total + i


print(jax.lax.while_loop(not_done, add, (0, 0.0)))
