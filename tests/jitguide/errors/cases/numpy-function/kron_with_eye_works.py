import jax
import jax.numpy as jnp


@jax.jit
def drift(h, t):
    return jnp.kron(h, jnp.eye(2)) * t


assert drift(jnp.eye(2), 0.5)[0, 0] == 0.5
