import jax


@jax.jit
def ordered(x, y):
    low, high = 1.0 * x, 1.0 * y
    pair = jax.lax.cond(x < y, lambda: (low, high), lambda: (high, low))
    return pair


assert ordered(3.0, 2.0) == (2.0, 3.0)
