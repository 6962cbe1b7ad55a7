import jax


def three(x):
    return x, x, x


assert jax.lax.cond(True, three, lambda x: (x, x, x), 1.0) == (1.0, 1.0, 1.0)
