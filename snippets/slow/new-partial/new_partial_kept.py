from functools import partial

import jax


@partial(jax.jit, static_argnames=["function"])
def apply(function, x):
    print("tracing")
    return function(x)


def add(shift, x):
    return x + shift


add_one = partial(add, 1)
for step in range(3):
    print(apply(add_one, 1.0))
