from collections import OrderedDict

import jax
import numpy as np

weights = OrderedDict(weight=1.0)
result = jax.tree.map(lambda weight, gradient: weight - gradient, dict(weights), {"weight": 0.5})[
    "weight"
]
print(result)
np.testing.assert_allclose(result, 0.5, rtol=1e-6)
