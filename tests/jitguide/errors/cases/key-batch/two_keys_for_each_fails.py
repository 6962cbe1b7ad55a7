import jax

keys = jax.random.split(jax.random.key(0), 2)
mine, yours, next_keys = jax.random.split(keys, 3)  # raises ValueError
