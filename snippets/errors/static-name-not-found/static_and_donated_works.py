import jax


def shift(x, n):
    return x + n


print(jax.jit(shift, static_argnames=["n"], donate_argnames=["x"])(1.0, 2))
