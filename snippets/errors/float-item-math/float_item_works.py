import jax
import jax.numpy as jnp


@jax.jit
def distance(x):
    value = jnp.sqrt(x)
    jax.debug.print("distance is {}", value)
    return value


print(float(distance(4.0)))
