import jax


def not_done(i, total):
    return total < 10.0


def add(i, total):
    return i + 1, total + i


print(jax.lax.while_loop(not_done, add, (0, 0.0)))  # raises TypeError
