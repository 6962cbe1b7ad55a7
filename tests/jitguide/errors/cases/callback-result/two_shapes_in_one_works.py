import jax
import jax.numpy as jnp
import numpy as np


def sorted_with_places(x):
    declared = (
        jax.ShapeDtypeStruct(x.shape, jnp.float32),
        jax.ShapeDtypeStruct(x.shape[:1], jnp.float32),
    )
    return jax.pure_callback(lambda x: (np.sort(x), x.sum(-1)), declared, x)


ordered, sums = sorted_with_places(jnp.array([[2.0, 1.0], [3.0, 5.0]]))
np.testing.assert_allclose(ordered, [[1.0, 2.0], [3.0, 5.0]])
np.testing.assert_allclose(sums, [3.0, 8.0])
