import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def same(x):
    print("tracing with", x.dtype)
    return x


early = jnp.ones(2)
x = np.ones(2, np.float64)
same(x)
jax.config.update("jax_enable_x64", True)
same(x)
print(
    "made before:", early.dtype, "made now:", jnp.ones(2).dtype, "early + 0.1:", (early + 0.1).dtype
)
jax.config.update("jax_enable_x64", False)
same(x)
