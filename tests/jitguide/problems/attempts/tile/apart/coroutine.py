# fails: example-1
import jax.numpy as jnp


async def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
