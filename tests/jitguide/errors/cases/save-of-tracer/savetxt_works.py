import io

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def saved(x):
    return x, x


_, x = saved(jnp.ones(3))
np.savetxt(io.StringIO(), x)
np.testing.assert_array_equal(x, np.ones(3))
