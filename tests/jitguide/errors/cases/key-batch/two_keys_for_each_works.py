import jax

keys = jax.random.split(jax.random.key(0), 2)
mine, yours, next_keys = jax.vmap(lambda key: jax.random.split(key, 3), out_axes=1)(keys)
assert mine.shape == (2,)
assert [mine[1], yours[1], next_keys[1]] == list(jax.random.split(keys[1], 3))
