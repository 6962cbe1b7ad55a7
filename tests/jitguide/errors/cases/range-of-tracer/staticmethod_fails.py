# argument: n
# pasted above its traceback

import jax


class Ops:
    @staticmethod
    @jax.jit
    def double(x, n):
        for _ in range(n):  # raises TracerIntegerConversionError
            x = x * 2
        return x


Ops.double(1.0, 3)
