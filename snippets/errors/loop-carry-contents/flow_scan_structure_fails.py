import jax
import jax.numpy as jnp


@jax.jit
def collect(xs):
    return jax.lax.scan(lambda carry, x: ((carry, x), None), 0.0, xs)[0]  # raises TypeError


collect(jnp.ones(3))
