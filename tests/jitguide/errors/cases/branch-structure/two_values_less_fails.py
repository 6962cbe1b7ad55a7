import jax


def all_of(x):
    return x, x + 1, x + 2, x + 3


def some_of(x):
    return x, x + 1


jax.lax.cond(True, all_of, some_of, 1.0)  # raises TypeError
