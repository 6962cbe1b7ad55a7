import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def flat(x):
    return x.reshape(x.shape[0] * x.shape[1])


result = flat(jnp.ones((2, 3)))
print(result)
np.testing.assert_allclose(result, np.ones(6), rtol=1e-6)
