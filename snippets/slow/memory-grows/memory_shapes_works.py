import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def total(x, length):
    real = jnp.arange(x.size) < length
    return jnp.where(real, x, 0).sum()


for n in range(1, 101):
    size = 1 << (n - 1).bit_length()  # 1, 2, 4, 8, ... 128
    x = np.pad(np.ones(n, np.float32), (0, size - n))
    assert total(x, n) == n
print("kept:", total._cache_size())
