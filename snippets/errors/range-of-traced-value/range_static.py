from functools import partial

import jax


@partial(jax.jit, static_argnames=["n"])
def power(x, n):
    print("tracing for n =", n)
    result = 1.0
    for _ in range(n):
        result = result * x
    return result


print(power(2.0, 3), power(2.0, 10))
print(jax.grad(power)(2.0, 3))
