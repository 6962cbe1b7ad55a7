import jax
import numpy as np

key = jax.random.key(0)
saved = np.asarray(jax.random.key_data(key))
loaded = jax.random.wrap_key_data(saved)
print(saved.dtype, saved.shape)
print("same numbers:", jax.random.bits(key) == jax.random.bits(loaded))
