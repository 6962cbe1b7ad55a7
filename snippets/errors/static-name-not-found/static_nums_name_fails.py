import jax


def power(x, n):
    return x**n


print(jax.jit(power, static_argnums="n")(2.0, 3))  # raises TypeError
