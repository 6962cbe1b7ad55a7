import jax
import jax.numpy as jnp
import numpy as np

start = jnp.array([4.0, 8.0])
result = jax.lax.while_loop(lambda x: jnp.any(x > 1), lambda x: x / 2, start)
print(result)
np.testing.assert_allclose(result, [0.5, 1.0])
