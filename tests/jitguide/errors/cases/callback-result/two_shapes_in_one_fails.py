# pasted above its traceback
import jax
import jax.numpy as jnp
import numpy as np


def sorted_with_places(x):
    declared = jax.ShapeDtypeStruct(
        (x.shape, x.shape[:1]),
        jnp.float32,
    )
    return jax.pure_callback(  # raises TypeError
        lambda x: (np.sort(x), x.sum(-1)), declared, x
    )


print(sorted_with_places(jnp.array([[2.0, 1.0], [3.0, 5.0]])))
