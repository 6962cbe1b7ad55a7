import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def best(scores, allowed):
    return jnp.max(scores, where=allowed, initial=-jnp.inf)


result = best(jnp.array([1.0, 5.0, 3.0]), jnp.array([True, False, True]))
print(result)
np.testing.assert_allclose(result, 3.0, rtol=1e-6)
