import jax
import numpy as np

jax.config.update("jax_enable_x64", True)


@jax.jit
def same(x):
    return x


print(same(np.float64(0.1)).dtype, same(np.float32(0.1)).dtype, same(0.1).dtype, same(1).dtype)
