# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def normalised(table):
    table[0] /= table[0].sum()  # raises TypeError
    table[1, 1:] **= 2
    return table


print(normalised(jnp.array([[1.0, 3.0], [2.0, 4.0]])))
