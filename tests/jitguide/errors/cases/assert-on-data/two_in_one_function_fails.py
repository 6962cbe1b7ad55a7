# argument: scale
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def normalise(x, scale):
    assert scale > 0, "scale must be positive"  # raises TracerBoolConversionError
    assert jnp.all(x >= 0), "x must not be negative"
    return x / (scale * x.sum())


print(normalise(jnp.ones(2), 2.0))
