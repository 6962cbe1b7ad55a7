import jax
import jax.numpy as jnp


def count(n):
    def add(total, x):
        return total + x, None

    return jax.lax.scan(add, 0, jnp.arange(n))[0]


count = jax.jit(count, static_argnames=["n"])
print(count(3))
