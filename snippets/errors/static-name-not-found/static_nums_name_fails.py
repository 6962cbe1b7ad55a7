import jax


def power(x, n):
    return x**n


jax.jit(power, static_argnums="n")  # raises TypeError
