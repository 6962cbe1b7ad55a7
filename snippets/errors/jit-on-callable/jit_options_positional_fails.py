import jax


def power(x, n):
    return x**n


jax.jit(power, ["n"])  # raises TypeError
