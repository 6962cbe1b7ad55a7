import jax


@jax.jit
def clipped(g):
    return jax.lax.cond(g > 1, lambda x: x / x, lambda x: x, g)


assert clipped(2.0) == 1.0
