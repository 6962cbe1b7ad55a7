import jax

keys = jax.random.split(jax.random.PRNGKey(0), 5)
steps = 0.1 * jax.vmap(jax.random.normal)(keys)
assert steps.shape == (5,) and steps[3] == 0.1 * jax.random.normal(keys[3])
