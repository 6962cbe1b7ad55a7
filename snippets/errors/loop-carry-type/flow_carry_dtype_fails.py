import jax
import jax.numpy as jnp


@jax.jit
def total(xs):
    start = jnp.zeros((), dtype=jnp.int32)
    return jax.lax.scan(lambda carry, x: (carry + x, None), start, xs)[0]  # raises TypeError


total(jnp.ones(3))
