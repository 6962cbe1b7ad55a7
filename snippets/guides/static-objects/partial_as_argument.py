from functools import partial

import jax
from jax.tree_util import Partial

traces = 0


def apply(function, x):
    global traces
    traces += 1
    return function(x)


def add(amount, x):
    return amount + x


static_apply = jax.jit(apply, static_argnums=0)
for _ in range(3):
    static_apply(partial(add, 1.0), 10.0)
print("partial, static:", traces)

traces = 0
traced_apply = jax.jit(apply)
for amount in (1.0, 2.0, 3.0):
    print(traced_apply(Partial(add, amount), 10.0))
print("Partial, traced:", traces)
