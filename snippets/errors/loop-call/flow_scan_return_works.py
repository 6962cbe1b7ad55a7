import jax
import jax.numpy as jnp


@jax.jit
def total(xs):
    return jax.lax.scan(lambda carry, x: (carry + x, None), 0.0, xs)[0]


print(total(jnp.arange(3.0)))
