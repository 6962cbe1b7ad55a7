import jax
import numpy as np


@jax.jit
def search(x, limit):
    steps = 0

    def goes_on(state):
        x, steps = state
        return (x > 1) & (steps < limit)

    def iterate(state):
        x, steps = state
        x, steps = x / 2, steps + 1
        return x, steps

    x, steps = jax.lax.while_loop(goes_on, iterate, (x, steps))
    return x


result = search(20.0, 3)
print(result)
np.testing.assert_allclose(result, 2.5, rtol=1e-6)
