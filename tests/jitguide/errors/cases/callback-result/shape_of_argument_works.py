import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def ranks(x):
    order = jax.pure_callback(np.sort, jax.ShapeDtypeStruct(x.shape, x.dtype), x)
    return order[::-1]


out = ranks(jnp.array([2.0, 5.0, 1.0]))
assert out.tolist() == [5.0, 2.0, 1.0]
