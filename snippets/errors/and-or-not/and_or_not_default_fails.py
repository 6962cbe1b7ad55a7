import jax


@jax.jit
def scaled(x, scale=None):
    scale = scale or 1.0  # raises TracerBoolConversionError
    return x * scale


print(scaled(2.0))
print(scaled(2.0, 3.0))
