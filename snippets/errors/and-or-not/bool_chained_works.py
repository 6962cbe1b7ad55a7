import jax
import jax.numpy as jnp


@jax.jit
def weight(age):
    return jnp.where((18 <= age) & (age < 65), 1.0, 0.5)


print(weight(40))
