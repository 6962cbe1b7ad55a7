import jax
import jax.numpy as jnp
import numpy as np


def blank(shape):
    return jnp.zeros(shape)


result = jax.jit(blank, static_argnames="shape")(tuple(np.array([2, 3]).tolist()))
print(result)
np.testing.assert_allclose(result, np.zeros((2, 3)), rtol=1e-6)
