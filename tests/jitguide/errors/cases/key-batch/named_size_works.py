import jax


def starts(key, walkers):
    keys = jax.random.split(key, walkers)
    return jax.vmap(jax.random.uniform)(keys), keys


x, keys = starts(jax.random.key(1), 4)
assert x.shape == (4,) and x[2] == jax.random.uniform(keys[2])
