# pasted above its traceback

import jax

rows = 3
keys = jax.random.split(jax.random.key(0), 4)
tables = jax.random.normal(keys, (rows, 2))  # raises ValueError
