import jax
import jax.numpy as jnp


def repeated(x, n):
    return jnp.tile(x, n)


repeated = jax.jit(repeated, static_argnames=["n"])
print(repeated(jnp.array([1.0, 2.0]), n=3))
