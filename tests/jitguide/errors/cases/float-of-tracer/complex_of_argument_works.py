import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def as_complex(x):
    return jnp.asarray(x, complex)


result = as_complex(1.0)
print(result)
np.testing.assert_allclose(result, 1.0 + 0.0j, rtol=1e-6)
