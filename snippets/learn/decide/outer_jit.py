from functools import partial

import jax


@partial(jax.jit, static_argnames=["n"])
def power(x, n):
    y = 1.0
    for _ in range(n):
        y = y * x
    return y


slope = jax.jit(jax.grad(power), static_argnames=["n"])
print(slope(2.0, n=3))
