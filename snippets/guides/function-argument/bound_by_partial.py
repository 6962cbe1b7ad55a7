from functools import partial

import jax
import jax.numpy as jnp


def blocks(x, sizes):
    print("tracing for", sizes)
    return jnp.split(x, sizes)


fast = jax.jit(partial(blocks, sizes=[1, 3]))
print([len(part) for part in fast(jnp.arange(4))])
print([len(part) for part in fast(jnp.arange(4))])
