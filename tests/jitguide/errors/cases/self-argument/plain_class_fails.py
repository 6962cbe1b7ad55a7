# argument: self

import jax


class Doubler:
    @jax.jit
    def double(self, x):
        return x


Doubler().double(5)  # raises TypeError
