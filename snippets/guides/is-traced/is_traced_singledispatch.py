import functools

import jax
import jax.numpy as jnp


@functools.singledispatch
def describe(x):
    return "something else"


@describe.register(jax.Array)
def describe_array(x):
    return "an array"


def look(x):
    print(isinstance(x, jax.Array), issubclass(type(x), jax.Array), describe(x))
    return x


look(jnp.ones(2))
jax.jit(look)(jnp.ones(2))

describe.register(jax.core.Tracer, describe_array)
jax.jit(look)(jnp.ones(3))
