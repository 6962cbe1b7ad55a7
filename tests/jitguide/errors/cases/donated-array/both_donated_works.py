import jax
import jax.numpy as jnp
import numpy as np

advanced = jax.jit(lambda x, y: (x + 1, y + 1), donate_argnums=(0, 1))
x = jnp.ones(3)
result = advanced(jnp.copy(x), x)
print(result)
np.testing.assert_allclose(result, 2 * np.ones((2, 3)), rtol=1e-6)
