import jax


def shift(x, n):
    return x + n


jax.jit(shift, static_argnames=["n"], donate_argnames=["n"])(1.0, 2)  # raises ValueError
