import jax
import jax.numpy as jnp
import numpy as np


def total(x):
    result = jax.ShapeDtypeStruct((), jnp.float32)
    return jax.pure_callback(lambda v: np.sum(np.asarray(v)), result, x)


out = total(jnp.ones(3))
print(out)
assert out == 3.0
