import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def inside(x):
    return jnp.where((0 < x) & (x < 5), x, 0)


result = inside(jnp.array([-1.0, 1.0, 7.0]))
print(result)
np.testing.assert_allclose(result, [0.0, 1.0, 0.0], rtol=1e-6)
