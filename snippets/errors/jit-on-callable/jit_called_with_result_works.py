import jax


def square(x):
    return x**2


print(jax.jit(square)(3.0))
