import jax
import jax.numpy as jnp


@jax.jit
def affine(x, scale, offset):
    print("tracing")
    return scale * x + offset


x = jnp.ones(3)
for scale in (1.0, 2.0, 3.0):
    for offset in (0.0, 0.5):
        affine(x, scale=scale, offset=offset)
print("programs:", affine._cache_size())
