import jax
import jax.numpy as jnp


def scale(x, offset, factor):
    print("tracing for factor =", factor)
    return x * factor + offset


scale = jax.jit(scale, static_argnums=[1])
x = jnp.ones(2)
for offset in (0.0, 0.5, 1.0):
    scale(x, offset, 3)
print("programs:", scale._cache_size())
