from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


def host(x, order):
    found = np.unique(np.asarray(x))
    if order == "falling":
        found = found[::-1]
    padded = np.zeros(x.size, x.dtype)
    padded[: len(found)] = found
    return padded, np.int32(len(found))


@jax.jit
def distinct(x):
    values = jax.ShapeDtypeStruct((x.size,), x.dtype)
    count = jax.ShapeDtypeStruct((), jnp.int32)
    return jax.pure_callback(partial(host, order="falling"), (values, count), x)


print(*distinct(jnp.array([3.0, 1.0, 3.0, 2.0])))
