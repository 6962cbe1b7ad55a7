import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def damped(x):
    return jax.lax.cond(jnp.any(x > 5), lambda x: x / 2, lambda x: x, x)


result = damped(jnp.array([1.0, 8.0]))
print(result)
np.testing.assert_allclose(result, [0.5, 4.0], rtol=1e-6)
