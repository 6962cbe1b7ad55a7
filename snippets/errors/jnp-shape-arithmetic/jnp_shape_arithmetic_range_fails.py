import jax
import jax.numpy as jnp


@jax.jit
def double(x):
    times = jnp.subtract(4, 1)
    for _ in range(times):  # raises TracerIntegerConversionError
        x = x * 2
    return x


print(double(1.0))
