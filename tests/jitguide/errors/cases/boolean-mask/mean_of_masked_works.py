import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def masked_mean(values, mask):
    return jnp.mean(values, where=mask)


result = masked_mean(jnp.array([1.0, 5.0, 3.0]), jnp.array([True, False, True]))
print(result)
np.testing.assert_allclose(result, 2.0, rtol=1e-6)
