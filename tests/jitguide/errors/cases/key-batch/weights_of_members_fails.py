# pasted above its traceback

import jax


def new_network(width, key):
    inner, outer = jax.random.split(key)  # raises ValueError
    return jax.random.normal(inner, (2, width)), jax.random.normal(outer, (width,))


keys = jax.random.split(jax.random.key(0), 3)
networks = new_network(4, keys)
