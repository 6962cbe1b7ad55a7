import jax.numpy as jnp
import numpy as np

x = jnp.ones(3)
x = jnp.concatenate([x, jnp.asarray(1.0)[None]])
print(x)
np.testing.assert_array_equal(x, np.ones(4))
