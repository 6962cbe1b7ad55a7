import jax
import jax.numpy as jnp

matrices = [jnp.ones((1, 2)), jnp.ones((2, 4)), jnp.ones((4, 1))]


@jax.jit
def chain(v):
    return jax.lax.fori_loop(
        0, 3, lambda i, v: v @ matrices[i], v
    )  # raises TracerIntegerConversionError


print(chain(jnp.ones((1, 1))))
