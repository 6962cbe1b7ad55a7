import jax

params = {"w": 1.0, "b": 2.0}
doubled = jax.tree.map(lambda p: 2 * p, params)
assert doubled == {"w": 2.0, "b": 4.0}
