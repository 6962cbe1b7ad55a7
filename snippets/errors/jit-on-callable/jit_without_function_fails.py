import jax


@jax.jit()  # needs jax >= 0.8.1
def square(x):
    return x**2


print(square(3.0))
