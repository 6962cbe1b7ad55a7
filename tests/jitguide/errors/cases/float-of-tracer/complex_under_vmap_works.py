import jax
import jax.numpy as jnp
import numpy as np

result = jax.vmap(lambda x: x.astype(complex))(jnp.ones(3))
print(result)
np.testing.assert_allclose(result, np.ones(3, complex), rtol=1e-6)
