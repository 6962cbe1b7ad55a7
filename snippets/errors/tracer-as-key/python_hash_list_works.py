import jax
import jax.numpy as jnp

compiled = {}


def tile_to(shape):
    if shape not in compiled:
        compiled[shape] = jax.jit(lambda x: jnp.broadcast_to(x, shape))
    return compiled[shape]


print(tile_to((2, 3))(1.0))
