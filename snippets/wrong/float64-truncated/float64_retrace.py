import jax
import numpy as np


@jax.jit
def same(x):
    print("tracing with", x.dtype)
    return x


x = np.ones(2, np.float64)
same(x)
jax.config.update("jax_enable_x64", True)
same(x)
jax.config.update("jax_enable_x64", False)
same(x)
