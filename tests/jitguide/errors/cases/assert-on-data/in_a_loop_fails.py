# pasted above its traceback
# argument: total

import jax
import jax.numpy as jnp


@jax.jit
def shrink(total, size):
    rest = total - size
    assert rest >= 0, "spent too much"  # raises TracerBoolConversionError
    return rest, rest / 2


sizes = [1.0, 2.0, 3.0]
total = jnp.float32(10.0)
for size in sizes:
    total, half = shrink(total, size)
