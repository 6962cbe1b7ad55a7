import jax
import jax.numpy as jnp

samples = jnp.array([1.0, 3.0, 6.0, 9.0])


def total(count):
    chosen = jnp.arange(4)
    return jnp.sum(jnp.where(chosen < count, samples[chosen], 0))


result = jax.vmap(total)(jnp.array([2, 3]))
print(result)
assert result.tolist() == [4.0, 10.0]
