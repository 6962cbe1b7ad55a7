import functools

import jax
import numpy as np


@functools.partial(jax.jit, static_argnames=["fun"])
def newton(fun, x):
    for _ in range(20):
        x = x - fun(x) / jax.grad(fun)(x)
    return x


def cubic(x):
    return x**3 - 2.0


out = newton(cubic, 1.5)
np.testing.assert_allclose(out, 2 ** (1 / 3), rtol=1e-6)
