# pasted above its traceback

import jax


def starts(key, walkers):
    keys = jax.random.split(key, walkers)
    return jax.random.uniform(keys, (walkers,)), keys  # raises ValueError


starts(jax.random.key(1), 4)
