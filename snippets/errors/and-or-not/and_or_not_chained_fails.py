import jax
import jax.numpy as jnp


def fee(weight):
    return jnp.where(500 < weight <= 600, 0, 2)  # raises TracerBoolConversionError


print(fee(jnp.array(900)))
print(jax.jit(fee)(900))
