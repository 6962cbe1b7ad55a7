from functools import partial

import jax


@partial(jax.jit, static_argnames=["f"])
def apply(f, x):
    print("tracing")
    return f(x)


def square(t):
    return t**2


for x in (1.0, 2.0, 3.0):
    print(apply(square, x))
