import jax

key = jax.random.key(0)


@jax.jit
def init(key):
    key, subkey = jax.random.split(key)
    return jax.random.normal(subkey, (3,)), key


before = key
_, key = init(key)
assert (key != before).any()
assert jax.random.uniform(key, (2,)).shape == (2,)
