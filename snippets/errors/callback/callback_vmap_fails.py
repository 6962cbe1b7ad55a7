import jax
import jax.numpy as jnp
import numpy as np


def total(x):
    shape = jax.ShapeDtypeStruct((), x.dtype)
    return jax.pure_callback(lambda x: np.sum(x), shape, x)  # raises NotImplementedError


print(jax.jit(total)(jnp.array([1.0, 2.0])))
jax.vmap(total)(jnp.array([[1.0, 2.0], [3.0, 4.0]]))
