from functools import partial

import jax


@partial(jax.jit, static_argnames=["n"])
def power(x, n):
    y = 1.0
    for _ in range(n):
        y = y * x
    return y


print(jax.grad(power)(2.0, 3))
print(jax.jit(jax.grad(power))(2.0, 3))  # raises ValueError
