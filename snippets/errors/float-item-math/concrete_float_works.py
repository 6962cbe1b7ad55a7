import jax
import jax.numpy as jnp


@jax.jit
def celsius(fahrenheit):
    return (fahrenheit.astype(float) - 32) / 1.8


print(celsius(jnp.float32(212)))
