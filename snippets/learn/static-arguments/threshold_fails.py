import jax


def conditional_double(x, threshold):
    above = x > threshold
    if above:  # raises TracerBoolConversionError
        return x * 2
    return x


conditional_double = jax.jit(conditional_double, static_argnames=["threshold"])
print(conditional_double(3.0, threshold=2.0))
