import jax
import jax.numpy as jnp


def draw(params):
    return 2 * params


print(jax.vmap(draw, in_axes=None, axis_size=3)(1.0))
print(jnp.broadcast_to(draw(1.0), (3,)))
