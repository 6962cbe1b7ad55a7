import jax
import jax.numpy as jnp


@jax.jit
def darkened(image, mask):
    return jnp.where(mask, image * 0.5, image).astype(image.dtype)


result = darkened(jnp.array([200, 100, 50], jnp.uint8), jnp.array([True, True, False]))
assert result.tolist() == [100, 50, 50]
assert result.dtype == jnp.uint8
