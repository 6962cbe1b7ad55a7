import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def inside(x):
    return jnp.where((0 < x) & (x < 5), x, -x)


result = inside(jnp.array([1.0, 7.0]))
print(result)
np.testing.assert_allclose(result, [1.0, -7.0], rtol=1e-6)
