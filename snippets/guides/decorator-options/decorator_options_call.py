import jax


def power(x, n):
    return x**n


fast_power = jax.jit(power, static_argnames=["n"])
print(power(3.0, 2), fast_power(3.0, n=2))
