import jax

order = {"amounts": [3, 4], "prices": (2.5, None), "days": 2}
leaves, structure = jax.tree.flatten(order)
print("leaves:   ", leaves)
print("structure:", structure)
