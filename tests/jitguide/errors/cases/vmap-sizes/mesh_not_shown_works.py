import jax
import jax.numpy as jnp


def area(width, height, scale):
    return scale * width * height


areas = jax.vmap(jax.vmap(area, in_axes=(None, 0, None)), in_axes=(0, None, None))
result = areas(jnp.arange(2.0), jnp.arange(3.0), 2.0)
assert result.tolist() == [[0.0, 0.0, 0.0], [0.0, 2.0, 4.0]]
