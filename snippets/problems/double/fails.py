import jax


@jax.jit
def conditional_double(x, threshold):
    if x > threshold:  # raises TracerBoolConversionError
        return 2 * x
    return x


print(conditional_double(3.0, 2.0))
