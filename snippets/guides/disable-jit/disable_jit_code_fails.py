import jax


@jax.jit
def double(x):
    return 2 * x


print(double.__wrapped__.__code__.co_varnames)
print(double.__code__)  # raises AttributeError
