# argument: speed
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def leaves_at(speed):
    out = jnp.zeros(())
    for step in range(6):
        out = out + speed
        done = out > 4
        if done:  # raises TracerBoolConversionError
            return step
    return -1


leaves_at(1.5)
