import functools

import jax


class Ops:
    @staticmethod
    @functools.partial(jax.jit, static_argnames=["n"])
    def double(x, n):
        for _ in range(n):
            x = x * 2
        return x


assert Ops.double(1.0, 3) == 8
