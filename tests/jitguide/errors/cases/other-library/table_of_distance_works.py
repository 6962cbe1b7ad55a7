import jax
import jax.numpy as jnp
import numpy as np
from scipy.interpolate import InterpolatedUnivariateSpline

curve = InterpolatedUnivariateSpline(np.arange(4.0), np.arange(4.0) ** 2, k=1)


@jax.jit
def potential(shift):
    places = jnp.array([-0.5, 1.5]) + shift
    return jax.pure_callback(curve, jax.ShapeDtypeStruct((2,), jnp.float32), abs(places))


result = potential(0.0)
np.testing.assert_allclose(result, [0.5, 2.5], rtol=1e-6)
assert result.shape == (2,)
