import jax
import jax.numpy as jnp


@jax.jit
def relu(x):
    if x > 0:  # raises TracerBoolConversionError
        return x
    return 0.0


print(relu(jnp.float32(3.0)))
