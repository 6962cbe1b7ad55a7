from functools import partial

import jax


@partial(jax.jit, static_argnames=["f"])
def apply(f, x):
    print("tracing")
    return f(x)


for x in (1.0, 2.0, 3.0):
    print(apply(lambda t: t**2, x))
print("equal partials?", partial(pow, exp=2) == partial(pow, exp=2))
