import jax
import jax.numpy as jnp


def jit_with_static_n(x, n):
    print("tracing for n =", n)
    return jnp.tile(x, int(n))


tile = jax.jit(jit_with_static_n, static_argnames=["n"])
for n in (2.0, 3.0, 2.0, 3.0, 4.0):
    tile(jnp.array([7.0, 8.0]), n=n)
print("programs:", tile._cache_size())
