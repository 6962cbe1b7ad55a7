import jax
import jax.numpy as jnp


def count(n):
    return jax.lax.scan(lambda carry, x: (carry + x, None), 0, jnp.arange(n))[0]


count = jax.jit(count, static_argnames=["n"])
print(count(n=3))
