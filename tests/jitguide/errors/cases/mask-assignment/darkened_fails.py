import jax
import jax.numpy as jnp


@jax.jit
def darkened(image, mask):
    return image.at[mask].multiply(0.5)  # raises NonConcreteBooleanIndexError


darkened(jnp.array([200, 100, 50], jnp.uint8), jnp.array([True, True, False]))
