import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def total(x, n):
    return jnp.sum(x, where=jnp.arange(x.size) < n)


for n in range(1, 101):
    x = np.ones(n, np.float32)
    size = 1 << (n - 1).bit_length()  # 1, 2, 4, 8, ... 128
    assert total(np.pad(x, (0, size - n)), n) == n
print("programs kept:", total._cache_size())
