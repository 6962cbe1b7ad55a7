import jax

keys = jax.random.split(jax.random.key(0), 4)
more = jax.vmap(lambda key: jax.random.split(key, 3))(keys)
assert more.shape == (4, 3) and (more[2] == jax.random.split(keys[2], 3)).all()
