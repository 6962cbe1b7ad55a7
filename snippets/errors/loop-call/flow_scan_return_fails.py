import jax
import jax.numpy as jnp


@jax.jit
def total(xs):
    return jax.lax.scan(lambda carry, x: carry + x, 0.0, xs)  # raises TypeError


print(total(jnp.ones(3)))
