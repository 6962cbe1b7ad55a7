import jax
import jax.numpy as jnp


@jax.jit
def total(xs):
    start = jnp.zeros((), dtype=xs.dtype)
    return jax.lax.scan(lambda carry, x: (carry + x, None), start, xs)[0]


print(total(jnp.ones(3)))
