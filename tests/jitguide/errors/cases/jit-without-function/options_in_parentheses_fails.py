import jax
import jax.numpy as jnp


# needs jax >= 0.8.1
@jax.jit(static_argnames=["n"])
def ones(n):
    return jnp.ones(n)


print(ones(2))
