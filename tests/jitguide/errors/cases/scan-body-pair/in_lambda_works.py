import jax
import jax.numpy as jnp
import numpy as np

result = jax.lax.scan(lambda total, x: (total + x, None), 0.0, jnp.arange(3.0))[0]
print(result)
np.testing.assert_allclose(result, 3.0)
