from functools import partial

import jax


@partial(jax.jit, static_argnames=["n"])
def power(x, n):
    return jax.lax.fori_loop(0, n, lambda i, acc: acc * x, 1.0)


print(jax.grad(power)(2.0, 3))
