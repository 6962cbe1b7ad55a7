import jax

rows = 3
keys = jax.random.split(jax.random.key(0), 4)
tables = jax.vmap(lambda key: jax.random.normal(key, (rows, 2)))(keys)
assert tables.shape == (4, 3, 2) and (tables[1] == jax.random.normal(keys[1], (3, 2))).all()
