import jax
import jax.numpy as jnp


@jax.jit
def bounce(x, v):
    x = x + 0.5 * v
    return x, jnp.where(x > 1.0, -v, v)


x, v = bounce(0.75, 1.0)
assert (x, v) == (1.25, -1.0)
