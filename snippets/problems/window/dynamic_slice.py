from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["size"])
def sliding_window(x, start, size):
    print("tracing with size", size)
    return jax.lax.dynamic_slice_in_dim(x, start, size)


x = jnp.arange(10.0)
for start in (0, 1, 2, 5):
    print(sliding_window(x, start, size=3))
print(sliding_window(x, 5, size=4))
