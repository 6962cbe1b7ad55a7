import jax
import jax.numpy as jnp


def affine(x, scale, offset, negate):
    print("tracing for negate =", negate)
    y = scale * x + offset
    return -y if negate else y


affine = jax.jit(affine, static_argnames=["negate"])
x = jnp.ones(3)
for scale in (1.0, 2.0, 3.0):
    for negate in (False, True):
        affine(x, scale=scale, offset=0.5, negate=negate)
print("programs:", affine._cache_size())
