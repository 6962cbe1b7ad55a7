from functools import partial

import jax


class Flip:
    @partial(jax.jit, static_argnames=["self", "negate"])
    def apply(self, x, negate):
        print("tracing")
        return -x if negate else x


for _ in range(3):
    Flip().apply(2, True)
