import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def counted_down(x):
    def goes_on(state):
        x = state
        return jnp.any(x > 0)

    def iterate(state):
        x = state
        x = x - 1
        return x

    x = jax.lax.while_loop(goes_on, iterate, x)
    return x


result = counted_down(jnp.array([1.0, 2.0]))
print(result)
np.testing.assert_allclose(result, [-1.0, 0.0], rtol=1e-6)
