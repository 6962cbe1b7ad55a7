import jax


def both(x):
    return x, 2 * x


def one(x):
    return x


jax.lax.cond(True, both, one, 1.0)  # raises TypeError
