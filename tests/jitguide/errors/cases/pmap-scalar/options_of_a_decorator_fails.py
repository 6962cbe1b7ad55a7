# pasted above its traceback
import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.pmap, axis_name="devices")
def powers(x, y, z, n):
    return x + y + z + sum(x**k for k in range(n))


x = jnp.ones((1, 2))
print(powers(x, x, x, 4))  # raises ValueError
