import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def fallen(end):
    t = jnp.linspace(0.0, end, 5)
    return 0.5 * 9.81 * t**2


result = fallen(2.0)
print(result[-1])
np.testing.assert_allclose(result[-1], 19.62, rtol=1e-6)
