import jax


def all_of(x):
    return x, x + 1


def some_of(x):
    return x, x + 1


assert jax.lax.cond(True, all_of, some_of, 1.0) == (1.0, 2.0)
