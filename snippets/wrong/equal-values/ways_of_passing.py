from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["value"])
def fill(value):
    return jnp.full(2, value)


@partial(jax.jit, static_argnames=["values"])
def fill_first(values):
    return jnp.full(2, values[0])


print("by position:", *[fill(value).dtype for value in (1, 1.0, True)])
print("by keyword: ", *[fill(value=value).dtype for value in (1, 1.0, True)])
print("in a tuple: ", *[fill_first((value,)).dtype for value in (1, 1.0, True)])
