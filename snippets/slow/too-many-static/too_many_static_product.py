import jax
import jax.numpy as jnp


def affine(x, scale, offset):
    print("tracing for", scale, offset)
    return scale * x + offset


affine = jax.jit(affine, static_argnames=["scale", "offset"])
x = jnp.ones(3)
for scale in (1.0, 2.0, 3.0):
    for offset in (0.0, 0.5):
        affine(x, scale=scale, offset=offset)
print("programs:", affine._cache_size())
