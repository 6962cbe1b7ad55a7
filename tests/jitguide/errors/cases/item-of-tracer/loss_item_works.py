import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def normalised(x):
    return x / x.sum()


result = normalised(jnp.array([1.0, 3.0]))
print(result)
np.testing.assert_allclose(result, [0.25, 0.75], rtol=1e-6)
