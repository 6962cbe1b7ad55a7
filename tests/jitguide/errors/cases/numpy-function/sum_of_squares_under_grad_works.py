import jax
import jax.numpy as jnp
import numpy as np

result = jax.grad(lambda w: jnp.sum(jnp.square(w)))(jnp.ones(2))
print(result)
np.testing.assert_allclose(result, [2.0, 2.0], rtol=1e-6)
