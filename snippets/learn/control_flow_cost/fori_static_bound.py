from functools import partial

import jax


@partial(jax.jit, static_argnames=["n"])
def power(x, n):
    return jax.lax.fori_loop(0, n, lambda i, y: y * x, 1.0)


print(power(3.0, n=2))
print(jax.grad(power)(3.0, n=2))
