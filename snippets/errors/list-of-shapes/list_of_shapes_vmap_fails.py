import jax
import jax.numpy as jnp

pieces = [jnp.ones((10, 3)), jnp.ones((20, 3))]
functions = [jnp.sin, jnp.cos]


def apply(i):
    return jax.lax.switch(i, functions, pieces[i])  # raises TracerIntegerConversionError


print(jax.vmap(apply)(jnp.arange(2)).shape)
