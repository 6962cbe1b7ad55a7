import jax
import jax.numpy as jnp


@jax.jit
def fitted(a, b):
    x = jnp.linalg.lstsq(a, b)[0]
    return x


assert fitted(jnp.eye(2), jnp.ones(2))[0] == 1.0
