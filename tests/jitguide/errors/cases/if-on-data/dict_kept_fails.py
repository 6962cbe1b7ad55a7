# argument: params['w']
# pasted above its traceback

import jax
import jax.numpy as jnp


def halved(params):
    return {name: value / 2 for name, value in params.items()}


@jax.jit
def bounded(params):
    small = halved(params)
    if jnp.max(params["w"]) > 1:  # raises TracerBoolConversionError
        out = small
    else:
        out = params
    return out


bounded({"w": jnp.array([3.0, 4.0])})
