from functools import partial

import jax


@partial(jax.jit, static_argnames="n")
def growth(x, n):
    y = 1.0
    for i in range(n):
        print("tracing multiplication", i)
        y = y * x
    return y


print(growth(2.0, n=2))
print(growth(3.0, n=2))
print(growth(3.0, n=1))
