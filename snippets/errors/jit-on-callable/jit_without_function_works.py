import jax


@jax.jit
def square(x):
    return x**2


print(square(3.0))
