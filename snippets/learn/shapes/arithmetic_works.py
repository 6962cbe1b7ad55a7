import math

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def with_border(x):
    size = x.size + 2
    return jnp.zeros((size,)).at[1:-1].set(x)


@jax.jit
def grid(x):
    rows = math.isqrt(math.prod(x.shape))
    columns = int(np.ceil(x.size / rows))
    return jnp.ones((rows, columns))


print(with_border(jnp.ones(3)))
print(grid(jnp.ones((5, 2))).shape)
