from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


@partial(jax.jit, static_argnums=1)
def power(x, n):
    return x**n


result = jax.vmap(power, in_axes=(0, None))(jnp.array([2.0, 3.0]), 2)
print(result)
np.testing.assert_allclose(result, [4.0, 9.0], rtol=1e-6)
