import jax


def power(x, n):
    return x**n


print(jax.jit(power, ["n"])(2.0, n=3))  # raises TypeError
