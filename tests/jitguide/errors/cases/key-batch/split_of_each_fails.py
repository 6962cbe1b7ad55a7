import jax

keys = jax.random.split(jax.random.key(0), 4)
more = jax.random.split(keys, 3)  # raises ValueError
