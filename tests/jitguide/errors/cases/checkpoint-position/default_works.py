from functools import partial

import jax
import numpy as np


@partial(jax.checkpoint, static_argnums=(1,))
def identity(x, train=False):
    return x


result = jax.jit(lambda x: identity(x, False))(1.0)
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
