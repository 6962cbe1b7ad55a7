# argument: scale
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def scaled(x, scale):
    assert scale > 0 and scale < 9, "scale is wrong"  # raises TracerBoolConversionError
    assert jnp.all(x >= 0), "x is negative"
    return x * scale


y = scaled(jnp.ones(2), 2.0)
