import jax
import numpy as np

root = jax.jit(np.sqrt)
print(root(4.0))  # raises TypeError
