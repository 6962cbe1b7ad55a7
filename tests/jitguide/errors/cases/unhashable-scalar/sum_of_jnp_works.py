import jax
import jax.numpy as jnp
import numpy as np

symmetric = jax.jit(lambda n: jnp.arange(-n, n), static_argnums=0)
result = symmetric(jnp.add(4, 1).item())
print(result)
np.testing.assert_array_equal(result, range(-5, 5))
