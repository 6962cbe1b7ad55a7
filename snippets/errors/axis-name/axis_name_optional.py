from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames="axis_name")
def center(x, axis_name=None):
    mean = x if axis_name is None else jax.lax.pmean(x, axis_name)
    return x - mean


in_a_batch = jax.vmap(lambda x: center(x, axis_name="batch"), axis_name="batch")
print("a batch:    ", in_a_batch(jnp.arange(3.0)))
print("one example:", center(1.0))
