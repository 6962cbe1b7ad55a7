# needs jax >= 0.6
from functools import partial

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl


def double_block(x_ref, out_ref):
    out_ref[...] = 2 * x_ref[...]


@partial(jax.jit, static_argnames=["block"])
def double(x, block):
    spec = pl.BlockSpec(block_shape=(block,), index_map=lambda i: (i,))
    return pl.pallas_call(
        double_block,
        x,
        grid=(pl.cdiv(x.size, block),),
        in_specs=[spec],
        out_specs=spec,
        interpret=True,
    )(x)


print(double(jnp.arange(8.0), 4))
