import jax
import numpy as np


@jax.jit
def f(x):
    print("tracing", x.dtype, "weak" if x.weak_type else "strong")
    return x + 1


f(1.0)
f(2.0)
f(np.float32(3.0))
f(4)
f(np.int32(5))
f(True)
