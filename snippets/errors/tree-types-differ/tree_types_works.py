from collections import OrderedDict

import jax

weights = OrderedDict(w=1.0, b=2.0)
gradients = {"w": 0.5, "b": 0.5}
print(jax.tree.map(lambda w, g: w - g, dict(weights), gradients))
print("a mask from them:", type(jax.tree.map(lambda w: True, weights)).__name__)
