from functools import partial

import jax


@partial(jax.jit, static_argnames=["y"])
def _add(x, y):
    print("  tracing")
    return x + y


def add(x, y=2):
    return _add(x, y)


print("add(1)")
add(1)
print("add(1, 2)")
add(1, 2)
print("add(1, y=2)")
add(1, y=2)
print("add(x=1, y=2)")
add(x=1, y=2)
print("add(y=2, x=1)")
add(y=2, x=1)
