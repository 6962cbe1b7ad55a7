import jax
import jax.numpy as jnp

matrices = [jnp.ones((1, 2)), jnp.ones((2, 4)), jnp.ones((4, 1))]


def body(i, vector):
    return vector @ matrices[i]  # raises TracerIntegerConversionError


print(jax.lax.fori_loop(0, 3, body, jnp.ones((1, 1))))
