import jax


@jax.jit
def power(x, n):
    y = 1.0
    for _ in range(n):  # raises TracerIntegerConversionError
        y = y * x
    return y


print(power(3.0, 2))
