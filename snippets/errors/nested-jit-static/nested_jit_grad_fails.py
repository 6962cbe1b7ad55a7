from functools import partial

import jax


@partial(jax.jit, static_argnames=["n"])
def power(x, n):
    result = 1.0
    for _ in range(n):
        result = result * x
    return result


slope = jax.jit(jax.grad(power))
print(slope(2.0, 3))  # raises ValueError
