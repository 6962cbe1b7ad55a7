import jax


@jax.jit
def fee(weight):
    if weight > 30:  # raises TracerBoolConversionError
        return 99.0
    return 4.0 + weight


print(fee(5.0))
