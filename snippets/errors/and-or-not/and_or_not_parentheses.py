import jax


@jax.jit
def both_negative(x, y):
    return x < 0 & y < 0  # raises TracerBoolConversionError


print(both_negative(-1, -1))
