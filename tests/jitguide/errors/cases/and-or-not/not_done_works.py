import jax
import jax.numpy as jnp
import numpy as np


def advance(state):
    count, done = state
    return count + 1, count >= 2


result = jax.lax.while_loop(lambda state: jnp.logical_not(state[1]), advance, (0, False))[0]
print(result)
np.testing.assert_array_equal(result, 3)
