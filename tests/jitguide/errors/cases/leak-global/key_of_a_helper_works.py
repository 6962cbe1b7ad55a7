import jax
import numpy as np

key = jax.random.key(0)


@jax.jit
def noisy(x, key):
    key, subkey = jax.random.split(key)
    return x + jax.random.normal(subkey), key


before = key
first, key = noisy(1.0, key)
second, key = noisy(1.0, key)
np.testing.assert_allclose(first, 1 + jax.random.normal(jax.random.split(before)[1]), rtol=1e-6)
assert first != second
