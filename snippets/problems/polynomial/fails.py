import jax
import jax.numpy as jnp


@jax.jit
def polynomial(x, coefficients, degree):
    result = 0.0
    for i in range(degree + 1):  # raises TracerIntegerConversionError
        result = result + coefficients[i] * x**i
    return result


print(polynomial(2.0, jnp.array([1.0, 2.0, 3.0, 4.0]), 3))
