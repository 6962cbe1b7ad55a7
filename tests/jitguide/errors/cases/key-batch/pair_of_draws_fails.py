# pasted above its traceback

import jax

keys = jax.random.split(jax.random.key(0), 2)
pair = jax.random.gumbel(keys)  # raises ValueError
