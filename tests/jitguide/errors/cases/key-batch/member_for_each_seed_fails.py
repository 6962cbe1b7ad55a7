# pasted above its traceback

import jax


def start(scale, key):
    place, speed = jax.random.split(key)  # raises ValueError
    return scale * jax.random.normal(place), jax.random.normal(speed)


starts = start(2.0, jax.random.split(jax.random.key(0), 3))
