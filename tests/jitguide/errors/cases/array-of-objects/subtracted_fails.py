# argument: y

import jax.numpy as jnp
import numpy as np

a = jnp.ones(2)
b = np.array([1.0, 2.0], dtype=object)
jnp.subtract(a, b)  # raises TypeError
