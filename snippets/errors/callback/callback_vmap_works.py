# needs jax >= 0.4.38
import jax
import jax.numpy as jnp
import numpy as np


def host_total(x):
    return np.sum(np.asarray(x))


def total(x):
    shape = jax.ShapeDtypeStruct((), x.dtype)
    return jax.pure_callback(
        host_total,
        shape,
        x,
        vmap_method="sequential",
    )


rows = jnp.array([[1.0, 2.0], [3.0, 4.0]])
print(jax.vmap(total)(rows))
