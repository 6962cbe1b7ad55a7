import jax
import jax.numpy as jnp
import numpy as np
from scipy.interpolate import CubicSpline


def middle(y):
    curve = CubicSpline(np.arange(3), y)
    return curve(1.5).astype(y.dtype)


@jax.jit
def interpolated(y):
    return jax.pure_callback(middle, jax.ShapeDtypeStruct((), y.dtype), y)


result = interpolated(jnp.arange(3.0))
print(result)
np.testing.assert_allclose(result, 1.5, rtol=1e-6)
