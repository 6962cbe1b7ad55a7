import jax
import jax.numpy as jnp


@jax.jit
def product(a):
    return a.prod(where=(a) != 0)


assert product(jnp.array([0, 2, 3])) == 6
