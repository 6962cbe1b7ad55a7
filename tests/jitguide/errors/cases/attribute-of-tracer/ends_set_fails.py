import jax
import jax.numpy as jnp


@jax.jit
def bounded(u):
    u[0].set(0.0)  # raises AttributeError
    u[-1].set(1.0)
    return u


print(bounded(jnp.full(3, 9.0)))
