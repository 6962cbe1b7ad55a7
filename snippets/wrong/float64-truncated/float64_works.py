import warnings

import jax
import jax.numpy as jnp
import numpy as np

warnings.showwarning = lambda text, *_: print(str(text).split(". To")[0])
jax.config.update("jax_enable_x64", True)


@jax.jit
def precise(x):
    return x.astype(jnp.float64)


@jax.jit
def same(x):
    return x


print(precise(np.float64(0.1)).dtype)
print(same(np.float64(0.1)).dtype)
