from collections import OrderedDict

import jax


@jax.jit
def first(d):
    return d[next(iter(d))]


@jax.jit
def pear(d):
    return d["pear"]


prices = {"pear": 2.0, "apple": 1.0}
print("by name:       ", pear(prices))
print("an OrderedDict:", first(OrderedDict(prices)))
