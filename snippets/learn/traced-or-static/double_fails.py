import jax


@jax.jit
def conditional_double(x, threshold):
    above = x > threshold
    if above:  # raises TracerBoolConversionError
        return x * 2
    return x


print(conditional_double(3.0, 2.0))
