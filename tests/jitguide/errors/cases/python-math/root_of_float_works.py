import jax
import jax.numpy as jnp


@jax.jit
def norm(v):
    return jnp.sqrt((v**2).sum())


assert norm(jnp.array([3.0, 4.0])) == 5
