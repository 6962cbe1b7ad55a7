import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.vmap, in_axes=(None, 0, None))
@functools.partial(jax.vmap, in_axes=(None, None, 0))
def height(scale, u, v):
    return scale * u**2 - v


u = jnp.arange(3.0)
v = jnp.arange(4.0)
print(height(2.0, u, v))
assert jnp.array_equal(height(2.0, u, v), 2 * u[:, None] ** 2 - v)
