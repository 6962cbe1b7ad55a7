import functools

import jax


@functools.partial(jax.jit, static_argnames=["n"])
def power(x, n):
    return jax.lax.fori_loop(0, n, lambda i, y: y * x, 1.0)


assert jax.grad(power)(2.0, 3) == 12
