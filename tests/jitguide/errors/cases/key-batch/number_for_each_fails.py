import jax

keys = jax.random.split(jax.random.PRNGKey(0), 5)
steps = 0.1 * jax.random.normal(keys, shape=(5,))  # raises ValueError
