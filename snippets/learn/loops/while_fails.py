import jax
import jax.numpy as jnp


@jax.jit
def root_of_two(x):
    while jnp.abs(x * x - 2) > 1e-5:  # raises TracerBoolConversionError
        x = x - (x * x - 2) / (2 * x)
    return x


print(root_of_two(1.0))
