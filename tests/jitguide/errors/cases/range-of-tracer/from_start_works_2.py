import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def total(x, first, last):
    result = 0.0

    def iterate(i, state):
        result = state
        result = result + x[i]
        return result

    result = jax.lax.fori_loop(first, last, iterate, (result))
    return result


result = total(jnp.arange(5.0), 1, 4)
print(result)
np.testing.assert_array_equal(result, 1 + 2 + 3)
