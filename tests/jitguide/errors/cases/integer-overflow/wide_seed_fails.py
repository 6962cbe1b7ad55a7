# argument: seed

import jax


@jax.jit
def drawn(seed):
    return seed % 7


print(drawn(4999999999))  # raises OverflowError
