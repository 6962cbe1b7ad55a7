import jax.numpy as jnp
import numpy as np

x = jnp.ones(3)
result = np.asarray(x)
print(result)
np.testing.assert_allclose(result, np.ones(3), rtol=1e-6)
