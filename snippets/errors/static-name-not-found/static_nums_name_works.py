import jax


def power(x, n):
    return x**n


print(jax.jit(power, static_argnames="n")(2.0, 3))
