import jax
import jax.numpy as jnp


@jax.jit
def collect(xs):
    return jax.lax.scan(lambda carry, x: ((carry[0] + x, x), None), (0.0, 0.0), xs)[0]


print(collect(jnp.arange(3.0)))
