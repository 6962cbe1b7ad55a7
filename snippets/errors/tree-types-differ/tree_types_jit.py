from collections import OrderedDict

import jax


@jax.jit
def total(weights):
    print("tracing for", type(weights).__name__)
    return weights["w"] + weights["b"]


weights = OrderedDict(w=1.0, b=2.0)
print(total(weights))
print(total(dict(weights)))
print(total({"b": 3.0, "w": 4.0}))
