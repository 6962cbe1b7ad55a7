import jax
import jax.numpy as jnp
import numpy as np
from scipy.interpolate import InterpolatedUnivariateSpline

curve = InterpolatedUnivariateSpline(np.arange(4.0), np.arange(4.0) ** 2, k=1)


@jax.jit
def distances(theta):
    places = jnp.array([0.5, 1.5]) + theta
    return 2.0 * jax.pure_callback(curve, jax.ShapeDtypeStruct(places.shape, places.dtype), places)


result = distances(0.0)
np.testing.assert_allclose(result, [1.0, 5.0], rtol=1e-6)
assert result.dtype == jnp.float32
