# argument: fun
# pasted above its traceback

import jax


@jax.jit
def newton(x, fun):
    for _ in range(20):
        x = x - fun(x) / jax.grad(fun)(x)
    return x


def cubic(x):
    return x**3 - 2.0


out = newton(1.5, cubic)  # raises TypeError
