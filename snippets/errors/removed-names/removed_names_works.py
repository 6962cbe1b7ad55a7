import jax

params = {"w": 1.0, "b": 2.0}
print(jax.tree.map(lambda p: 2 * p, params))
