import jax
import jax.numpy as jnp


@jax.jit
def repeat_double(x):
    steps = jnp.subtract(4, 1)
    for _ in range(steps):  # raises TracerIntegerConversionError
        x = x * 2
    return x


print(repeat_double(1.0))
