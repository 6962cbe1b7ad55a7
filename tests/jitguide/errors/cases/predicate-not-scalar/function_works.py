import jax


def positive(x):
    return x > 0


@jax.jit
def size(x):
    return jax.lax.cond(positive(x), lambda x: x, lambda x: -x, x)


assert size(-2.0) == 2
