# argument: load
# pasted above its traceback

import jax
import jax.numpy as jnp


def relative(load, limit):
    assert load > 0 and load < limit, "load out of range"  # raises TracerBoolConversionError
    return load / limit


@jax.jit
def margin(load, limit):
    share = relative(load, limit)
    return 1 - jnp.sqrt(share)


left = margin(4.0, 16.0)
