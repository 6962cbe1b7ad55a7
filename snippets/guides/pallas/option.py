# needs jax >= 0.6
from functools import partial

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl


def power_block(x_ref, out_ref, *, square):
    x = x_ref[...]
    out_ref[...] = x * x if square else x


@partial(jax.jit, static_argnames=["square"])
def power(x, square):
    print("tracing with square =", square)
    kernel = partial(power_block, square=square)
    return pl.pallas_call(kernel, x, interpret=True)(x)


print(power(jnp.arange(4.0), square=True))
print(power(jnp.ones(4), square=True))
print(power(jnp.arange(4.0), square=False))
