# argument: points
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def heights(start, speed, points):
    found = [start]
    falls = points - 1
    for _ in range(falls):  # raises TracerIntegerConversionError
        speed = speed - 9.81 * 0.1
        found.append(found[-1] + 0.1 * speed)
    return jnp.stack(found)


heights(10.0, 2.0, 4)
