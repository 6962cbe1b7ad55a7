from collections import OrderedDict

import jax

weights = OrderedDict(weight=1.0)
jax.tree.map(
    lambda weight, gradient: weight - gradient, weights, {"weight": 0.5}
)  # raises ValueError
