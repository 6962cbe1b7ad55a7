# fails: vmap
import jax.numpy as jnp
from jax.custom_batching import custom_vmap


def jit_with_static_n(x, n):
    count = int(n)

    @custom_vmap
    def tile(x):
        return jnp.tile(x, count)

    @tile.def_vmap
    def _rule(axis_size, in_batched, x):
        return jnp.repeat(x, count, axis=1), True

    return tile(x)
