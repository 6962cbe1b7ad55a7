import jax.numpy as jnp
import numpy as np

a = jnp.ones(2)
b = np.array([1.0, 2.0], dtype=object)
b = np.asarray(b, dtype=float)
assert jnp.subtract(a, b).tolist() == [0.0, -1.0]
