import jax

params = {"b": 1.0, "w": 2.0}
grads = (0.1, 0.2)
grads = dict(zip(params, grads))
assert jax.tree.map(lambda p, g: p + g, params, grads) == {"b": 1.1, "w": 2.2}
