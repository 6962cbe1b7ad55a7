import jax
import jax.numpy as jnp
import numpy as np


def nonzeros(x):
    result = jax.ShapeDtypeStruct((), jnp.int32)
    return jax.pure_callback(lambda v: np.asarray(np.count_nonzero(v)), result, x)


out = nonzeros(jnp.ones(3))
print(out)
assert out == 3
