import jax
import jax.numpy as jnp

pieces = [jnp.ones((2, 3)), jnp.ones((4, 3))]


def total(i):
    return pieces[i].sum()  # raises TracerIntegerConversionError


print(jax.vmap(total)(jnp.arange(2)))
