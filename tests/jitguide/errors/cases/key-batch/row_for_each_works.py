import jax

layers = 3
keys = jax.random.split(jax.random.key(0), layers)
weights = jax.vmap(lambda key: jax.random.normal(key, (4, 2)))(keys)
assert weights.shape == (3, 4, 2) and (weights[1] == jax.random.normal(keys[1], (4, 2))).all()
