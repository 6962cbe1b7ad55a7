# needs jax >= 0.6
import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl


@jax.jit
def scale(x, factor):
    def scale_block(x_ref, out_ref):
        out_ref[...] = factor * x_ref[...]

    return pl.pallas_call(scale_block, x, interpret=True)(x)  # raises ValueError


print(scale(jnp.arange(4.0), 10.0))
