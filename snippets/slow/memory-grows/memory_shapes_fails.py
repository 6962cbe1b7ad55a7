import jax
import jax.numpy as jnp


@jax.jit
def total(x):
    return x.sum()


for n in range(1, 101):
    total(jnp.ones(n))
print("kept:", total._cache_size())

total.clear_cache()
print("kept:", total._cache_size())
