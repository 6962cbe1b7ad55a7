from functools import partial

import jax


@partial(jax.jit, static_argnames=["n"])
def power(x, n):
    result = 1.0
    for _ in range(n):
        result = result * x
    return result


print(jax.grad(power)(2.0, 3))
slope = jax.jit(jax.grad(power), static_argnames=["n"])
print(slope(2.0, n=3))
