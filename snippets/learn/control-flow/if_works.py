import jax
import jax.numpy as jnp


@jax.jit
def fee(weight):
    return jnp.where(weight > 30, 99.0, 4.0 + weight)


print(fee(5.0))
