from collections import OrderedDict

import jax


@jax.jit
def first(prices):
    print("tracing with keys", list(prices))
    return prices[next(iter(prices))]


print(first(OrderedDict(pear=2.0, apple=1.0)))
print(first(OrderedDict(apple=1.0, pear=2.0)))
