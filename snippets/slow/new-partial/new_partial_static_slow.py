from functools import partial

import jax


@partial(jax.jit, static_argnames=["function"])
def apply(function, x):
    print("tracing")
    return function(x)


def add(shift, x):
    return x + shift


for step in range(3):
    apply(partial(add, 1), 1.0)
print("equal?", partial(add, 1) == partial(add, 1))
