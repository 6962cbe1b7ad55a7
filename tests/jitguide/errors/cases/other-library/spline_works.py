import jax
import jax.numpy as jnp
import numpy as np
from scipy.interpolate import CubicSpline


@jax.jit
def interpolated(y):
    return jax.pure_callback(
        lambda y: CubicSpline(np.arange(3), y)(1.5).astype(y.dtype),
        jax.ShapeDtypeStruct((), y.dtype),
        y,
    )


result = interpolated(jnp.arange(3.0))
print(result)
np.testing.assert_allclose(result, 1.5, rtol=1e-6)
