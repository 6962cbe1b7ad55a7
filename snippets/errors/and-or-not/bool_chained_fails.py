import jax
import jax.numpy as jnp


@jax.jit
def weight(age):
    return jnp.where(18 <= age < 65, 1.0, 0.5)  # raises TracerBoolConversionError


print(weight(40))
