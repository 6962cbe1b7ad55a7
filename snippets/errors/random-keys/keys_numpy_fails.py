import jax
import numpy as np

key = jax.random.key(0)
print(np.asarray(key))  # raises TypeError
