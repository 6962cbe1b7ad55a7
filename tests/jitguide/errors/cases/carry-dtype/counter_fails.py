import jax
import jax.numpy as jnp


@jax.jit
def running(start, xs):
    return jax.lax.scan(lambda total, x: (total + x, total), start, xs)[0]  # raises TypeError


running(jnp.zeros((), int), jnp.ones(3))
