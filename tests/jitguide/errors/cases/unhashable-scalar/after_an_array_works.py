import jax
import jax.numpy as jnp


@jax.jit
def decayed(x, rate):
    return x * jnp.exp(-rate)


for rate in jnp.array([0.5, 0.0]):
    out = decayed(jnp.ones(2), rate)
assert out.tolist() == [1, 1]
assert decayed._cache_size() == 1
