import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def total(x, first, last):
    return jax.lax.fori_loop(first, last, lambda i, result: result + x[i], 0.0)


result = total(jnp.arange(5.0), 1, 4)
print(result)
np.testing.assert_array_equal(result, 1 + 2 + 3)
