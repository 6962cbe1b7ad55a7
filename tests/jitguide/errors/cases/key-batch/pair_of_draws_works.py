import jax

keys = jax.random.split(jax.random.key(0), 2)
pair = jax.vmap(jax.random.gumbel)(keys)
assert pair.shape == (2,) and pair[1] == jax.random.gumbel(keys[1])
