import jax
import jax.numpy as jnp
import numpy as np


def polar(offset, point):
    return jnp.array([jnp.hypot(*point), jnp.arctan2(point[1], point[0])]) + offset


turned = jax.jacobian(polar, argnums=1)(0.5, jnp.array([3.0, 4.0]))
np.testing.assert_allclose(turned, [[0.6, 0.8], [-0.16, 0.12]], rtol=1e-6)
