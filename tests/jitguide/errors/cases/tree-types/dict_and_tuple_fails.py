import jax

params = {"b": 1.0, "w": 2.0}
grads = (0.1, 0.2)
jax.tree.map(lambda p, g: p - g, params, grads)  # raises ValueError
