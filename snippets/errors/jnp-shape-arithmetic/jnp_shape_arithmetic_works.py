import math

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def room(x):
    rows = x.size + 1
    columns = math.isqrt(math.prod(x.shape))
    layers = int(np.ceil(np.sqrt(x.size)))
    return jnp.ones((rows, columns, layers))


print(room(jnp.ones(3)).shape)
