# needs jax >= 0.6
import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl


@jax.jit
def scale(x, factor):
    def scale_block(x_ref, factor_ref, out_ref):
        out_ref[...] = factor_ref[0] * x_ref[...]

    return pl.pallas_call(scale_block, x, interpret=True)(x, factor[None])


print(scale(jnp.arange(4.0), jnp.float32(10.0)))
