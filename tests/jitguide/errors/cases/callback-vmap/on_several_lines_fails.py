import jax
import jax.numpy as jnp
import numpy as np


def total(row):
    return jax.pure_callback(  # raises NotImplementedError
        lambda values: np.sum(np.asarray(values), dtype=np.float32),
        jax.ShapeDtypeStruct((), jnp.float32),
        row,
    )


out = jax.vmap(total)(jnp.arange(6.0).reshape(3, 2))
