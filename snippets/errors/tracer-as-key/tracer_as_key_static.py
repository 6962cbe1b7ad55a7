from functools import partial

import jax

prices = {"apple": 2.5, "pear": 4.0}


@partial(jax.jit, static_argnames=["item"])
def cost(count, item):
    print("tracing for", item)
    return count * prices[item]


print(cost(2, item="apple"), cost(3, item="apple"), cost(2, item="pear"))
