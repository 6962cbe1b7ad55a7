# pasted above its traceback
# argument: gains

import jax
import jax.numpy as jnp


@jax.jit
def best_so_far(gains):
    best, count = gains[0], 0
    for gain in gains[1:]:
        if gain < best - 1.0:  # raises TracerBoolConversionError
            count = count + 10
            break
        best = jnp.maximum(best, gain)
        count = count + 1
    return best, count


best_so_far(jnp.array([1.0, 3.0, 0.5, 9.0]))
