import jax


def both(x):
    return x, 2 * x


def one(x):
    return x, x


assert jax.lax.cond(True, both, one, 1.0) == (1.0, 2.0)
