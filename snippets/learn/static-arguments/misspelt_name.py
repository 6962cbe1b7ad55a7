import jax


def first(x, n):
    return x[:n]


jax.jit(first, static_argnames="m")  # raises ValueError
