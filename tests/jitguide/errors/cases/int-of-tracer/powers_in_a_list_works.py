import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["count"])
def powers(x, count):
    found = []
    for k in range(int(count)):
        found.append(x**k)
    return jnp.stack(found)


assert powers(jnp.array(2.0), 3).tolist() == [1.0, 2.0, 4.0]
