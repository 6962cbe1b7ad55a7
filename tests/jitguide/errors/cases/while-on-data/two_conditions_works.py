import jax
import numpy as np


@jax.jit
def search(x, limit):
    return jax.lax.while_loop(
        lambda state: (state[0] > 1) & (state[1] < limit),
        lambda state: (state[0] / 2, state[1] + 1),
        (x, 0),
    )[0]


result = search(20.0, 3)
print(result)
np.testing.assert_allclose(result, 2.5, rtol=1e-6)
