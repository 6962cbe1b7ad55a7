import jax
import jax.numpy as jnp
import numpy as np


def total(x):
    return jax.pure_callback(np.sum, jax.ShapeDtypeStruct((), np.int32), x)


out = total(jnp.arange(3))
print(out)
assert out == 3
