import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["n"])
def first(x, n):
    with jax.ensure_compile_time_eval():
        count = int(jnp.minimum(x.shape[0], n))
    return x[jnp.arange(count)]


assert first(jnp.arange(5), n=3).tolist() == [0, 1, 2]
