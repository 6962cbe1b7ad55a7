import jax


def conditional_double(x, threshold):
    if x > threshold:  # raises TracerBoolConversionError
        return 2 * x
    return x


conditional_double = jax.jit(conditional_double, static_argnames=["threshold"])
print(conditional_double(3.0, threshold=1.0))
