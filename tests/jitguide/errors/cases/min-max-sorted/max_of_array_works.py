import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def relu(x):
    return jnp.maximum(x, 0)


result = relu(jnp.array([-1.0, 1.0]))
print(result)
np.testing.assert_allclose(result, [0.0, 1.0], rtol=1e-6)
