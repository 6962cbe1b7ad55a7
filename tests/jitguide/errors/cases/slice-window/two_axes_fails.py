# argument: cx

import jax
import jax.numpy as jnp


@jax.jit
def patch(image, cx, cy):
    return image[cx - 2 : cx + 3, cy - 2 : cy + 3]  # raises IndexError


patch(jnp.ones((20, 20)), 5, 6)
