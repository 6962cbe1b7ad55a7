import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["n"])
def blank(n):
    return jnp.zeros(n)


length = jnp.array(3)
result = blank(n=length.item())
print(result)
np.testing.assert_allclose(result, np.zeros(3), rtol=1e-6)
