import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def gain(x):
    return x.sum(where=x > 0)


result = gain(jnp.array([1.0, -2.0, 3.0]))
print(result)
np.testing.assert_allclose(result, 4.0, rtol=1e-6)
