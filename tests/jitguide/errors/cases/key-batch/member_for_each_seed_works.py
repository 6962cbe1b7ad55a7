import jax


def start(scale, key):
    place, speed = jax.random.split(key)
    return scale * jax.random.normal(place), jax.random.normal(speed)


starts = jax.vmap(lambda key: start(2.0, key))(jax.random.split(jax.random.key(0), 3))
one = start(2.0, jax.random.split(jax.random.key(0), 3)[1])
assert starts[0][1] == one[0] and starts[1][1] == one[1]
