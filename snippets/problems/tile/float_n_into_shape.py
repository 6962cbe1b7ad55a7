import jax
import jax.numpy as jnp


def jit_with_static_n(x, n):
    k = x.shape[0]
    out = jnp.zeros((n * k,))  # raises TypeError
    return out


tile = jax.jit(jit_with_static_n, static_argnames=["n"])
print(tile(jnp.array([7.0, 8.0]), n=2.0))
