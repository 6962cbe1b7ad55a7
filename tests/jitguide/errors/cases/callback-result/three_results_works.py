import jax
import jax.numpy as jnp
import numpy as np


def parts(x):
    of_two = jax.ShapeDtypeStruct((2, 2), jnp.float32)
    result = (of_two, jax.ShapeDtypeStruct((2,), jnp.float32), of_two)
    return jax.pure_callback(lambda x: np.linalg.svd(x), result, x)


left, sizes, right = parts(3 * jnp.eye(2))
np.testing.assert_allclose(left * sizes @ right, 3 * np.eye(2), atol=1e-6)
