import jax


@jax.jit
def halve(x):
    while x > 1.0:  # raises TracerBoolConversionError
        x = x / 2
    return x


print(halve(20.0))
