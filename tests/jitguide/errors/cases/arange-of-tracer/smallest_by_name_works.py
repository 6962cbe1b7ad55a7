import jax
import jax.numpy as jnp

samples = jnp.array([4.0, 9.0, 1.0, 0.0])


def two_smallest(count):
    chosen = jnp.arange(4)
    return jnp.sum(jnp.sort(jnp.where(chosen < count, samples[chosen], jnp.inf))[:2])


result = jax.vmap(two_smallest)(jnp.array([2, 3]))
print(result)
assert result.tolist() == [13.0, 5.0]
