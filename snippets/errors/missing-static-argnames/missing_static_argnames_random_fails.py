import jax
import jax.numpy as jnp


@jax.jit
def sample(data, key):
    key_n, key_i = jax.random.split(key)
    n = jax.random.poisson(key_n, 3.0)
    i = jax.random.randint(key_i, (n,), 0, len(data))  # raises TypeError
    return data[i]


print(sample(jnp.arange(10.0), jax.random.key(3)))
