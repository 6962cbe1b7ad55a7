# argument: count
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def powers(x, count):
    found = []
    for k in range(int(count)):  # raises ConcretizationTypeError
        found.append(x**k)
    return jnp.stack(found)


powers(jnp.array(2.0), 3)
