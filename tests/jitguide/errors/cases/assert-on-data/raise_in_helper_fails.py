# pasted above its traceback
# argument: x

import jax
import jax.numpy as jnp


def check(x):
    if jnp.any(x < 0):  # raises TracerBoolConversionError
        raise ValueError("negative")


@jax.jit
def root(x):
    check(x)
    return jnp.sqrt(x)


print(root(jnp.array([1.0, 4.0])))
