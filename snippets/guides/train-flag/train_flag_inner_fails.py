import functools

import jax
import jax.numpy as jnp


@jax.jit
def layer(x, train):
    return x / 2 if train else x  # raises TracerBoolConversionError


@functools.partial(jax.jit, static_argnames=["train"])
def step(x, train):
    return layer(x, train)


print(step(jnp.ones(2), train=True))
