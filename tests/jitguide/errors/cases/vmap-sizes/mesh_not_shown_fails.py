# argument: width
import jax
import jax.numpy as jnp


def area(width, height, scale):
    return scale * width * height


areas = jax.vmap(area, in_axes=(0, 0, None))
areas(jnp.arange(2.0), jnp.arange(3.0), 2.0)  # raises ValueError
