from collections import OrderedDict

import jax


@jax.jit
def total(d):
    print("tracing", type(d).__name__, list(d))
    return sum(d.values())


total({"b": 2.0, "a": 1.0})
total({"a": 1.0, "b": 2.0})
total({"a": 1.0, "c": 2.0})
total(OrderedDict(b=2.0, a=1.0))
total(OrderedDict(a=1.0, b=2.0))
