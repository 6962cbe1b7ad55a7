import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def total(x):
    return jnp.sum(x)


for n in range(1, 101):
    x = np.ones(n, np.float32)
    total(x)
print("programs kept:", total._cache_size())
