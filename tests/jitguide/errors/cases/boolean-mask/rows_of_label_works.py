import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def class_mean(x, labels):
    return x.mean(axis=0, where=jnp.expand_dims(labels == 1, tuple(range(1, x.ndim))))


result = class_mean(jnp.arange(8.0).reshape(4, 2), jnp.array([0, 1, 1, 0]))
print(result)
np.testing.assert_allclose(result, [3.0, 4.0], rtol=1e-6)
