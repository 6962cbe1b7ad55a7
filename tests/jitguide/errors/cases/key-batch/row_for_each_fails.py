# pasted above its traceback

import jax

layers = 3
keys = jax.random.split(jax.random.key(0), layers)
weights = jax.random.normal(keys, (layers, 4, 2))  # raises ValueError
