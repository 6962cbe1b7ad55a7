import jax
import jax.numpy as jnp


@jax.jit
def slope(u):
    return jnp.where(jnp.abs(u[1] - u[0]) >= jnp.abs(u[2] - u[1]), u[1] - u[0], u[2] - u[1])


assert slope(jnp.array([5.0, 2.0, 1.0])) == -3
