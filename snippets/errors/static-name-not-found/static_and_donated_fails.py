import jax


def shift(x, n):
    return x + n


print(jax.jit(shift, static_argnames=["n"], donate_argnames=["n"])(1.0, 2))  # raises ValueError
