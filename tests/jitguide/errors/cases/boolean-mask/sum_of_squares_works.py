import jax
import jax.numpy as jnp


@jax.jit
def norm(x, keep):
    return jnp.sqrt(jnp.sum(x**2, where=keep))


assert norm(jnp.array([3.0, 4.0, 9.0]), jnp.array([True, True, False])) == 5
