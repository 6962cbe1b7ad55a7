import jax.numpy as jnp


def ramp(n):
    return jnp.arange(int(n))


print(ramp(jnp.array(3)))
