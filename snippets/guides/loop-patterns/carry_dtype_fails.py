import jax
import numpy as np


@jax.jit
def halve(x):
    def body(i, x):
        print("tracing the body for", x.dtype)
        return x / 2

    return jax.lax.fori_loop(0, 3, body, x)  # raises TypeError


print(halve(np.float32(8)))
print(halve(8))
print(halve(np.int32(8)))
