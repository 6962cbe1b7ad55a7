import jax
import jax.numpy as jnp

LARGEST = 8


@jax.jit
def sample(data, key):
    key_n, key_i = jax.random.split(key)
    n = jnp.minimum(jax.random.poisson(key_n, 3.0), LARGEST)
    i = jax.random.randint(key_i, (LARGEST,), 0, len(data))
    return data[i], jnp.arange(LARGEST) < n


values, real = sample(jnp.arange(10.0), jax.random.key(3))
print(values.shape, real)
print("the mean, with the mask:", jnp.mean(values, where=real))
print("the elements, outside jit:", values[real])
