import jax


@jax.jit
def power(x, n):
    result = 1.0
    for _ in range(n):  # raises TracerIntegerConversionError
        result = result * x
    return result


print(power(2.0, 3))
