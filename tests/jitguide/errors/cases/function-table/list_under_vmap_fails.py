# on other versions: vmap-over-scalar

from functools import partial

import jax


def times(i, x):
    return x * i


def call(x, function):
    return function(x)


functions = [partial(times, i) for i in range(3)]
functions = [jax.jit(f) for f in functions]
print(jax.vmap(partial(call, 3))(functions))  # raises TypeError
