import jax

old, new = {"w": [1.0, 2.0]}, {"w": [1.0]}
jax.tree.map(lambda a, b: a + b, old, new)  # raises ValueError
