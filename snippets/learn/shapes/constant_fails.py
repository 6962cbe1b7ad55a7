import jax
import jax.numpy as jnp


@jax.jit
def double_thrice(x):
    times = jnp.subtract(4, 1)
    for _ in range(times):  # raises TracerIntegerConversionError
        x = x * 2
    return x


print(double_thrice(1.0))
