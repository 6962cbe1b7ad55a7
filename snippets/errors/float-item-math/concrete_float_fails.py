import jax
import jax.numpy as jnp


@jax.jit
def celsius(fahrenheit):
    return (float(fahrenheit) - 32) / 1.8  # raises ConcretizationTypeError


print(celsius(jnp.float32(212)))
