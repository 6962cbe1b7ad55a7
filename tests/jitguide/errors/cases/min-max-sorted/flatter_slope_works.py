import jax
import jax.numpy as jnp


def flatter(a, b):
    return jnp.where(abs(a) <= abs(b), a, b)


@jax.jit
def slope(u):
    return flatter(u[1] - u[0], u[2] - u[1])


assert slope(jnp.array([5.0, 2.0, 1.0])) == -1
