import jax

key = jax.random.key(0)


def init(key):
    key, subkey = jax.random.split(key)
    return jax.random.normal(subkey, (3,)), key


fast = jax.jit(init)
weights, key = fast(key)
bias = jax.random.normal(key)
assert weights.shape == (3,)
assert bias.shape == ()
