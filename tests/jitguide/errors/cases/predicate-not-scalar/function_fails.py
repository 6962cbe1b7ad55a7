import jax


def positive(x):
    return x > 0


@jax.jit
def size(x):
    return jax.lax.cond(positive, lambda x: x, lambda x: -x, x)  # raises TypeError


size(-2.0)
