# pasted above its traceback
# argument: flows

import jax
import jax.numpy as jnp


@jax.jit
def overflow(flows):
    level = 0.0
    for flow in flows:
        level = level + flow
        if level > 3.0 and flow > 0:  # raises TracerBoolConversionError
            lost = level - 3.0
            return lost
    return 0.0


overflow(jnp.array([1.0, 4.0, 7.0]))
