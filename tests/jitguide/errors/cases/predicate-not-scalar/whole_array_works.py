import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def damped(x):
    return jnp.where(x > 5, x / 2, x)


result = damped(jnp.array([1.0, 8.0]))
print(result)
np.testing.assert_allclose(result, [1.0, 4.0], rtol=1e-6)
