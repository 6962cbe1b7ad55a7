from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


@partial(jax.jit, static_argnums=2)
def shrunk(row, rate, steps):
    for _ in range(steps):
        row = row * rate
    return row


result = jax.vmap(lambda row: shrunk(row, 0.5, 3))(jnp.ones((3, 2)))
print(result[0])
np.testing.assert_allclose(result, np.full((3, 2), 0.125), rtol=1e-6)
