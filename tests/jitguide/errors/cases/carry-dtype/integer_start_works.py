import jax.numpy as jnp
import numpy as np
from jax import lax

result = lax.scan(
    lambda total, x: (total + x, None), jnp.asarray(jnp.int32(0), jnp.float32), jnp.ones(3)
)[0]
print(result)
np.testing.assert_allclose(result, 3.0, rtol=1e-6)
