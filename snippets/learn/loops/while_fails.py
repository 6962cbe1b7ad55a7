import jax


@jax.jit
def root_of_two(x):
    while abs(x * x - 2) > 1e-5:  # raises TracerBoolConversionError
        x = x - (x * x - 2) / (2 * x)
    return x


print(root_of_two(1.0))
