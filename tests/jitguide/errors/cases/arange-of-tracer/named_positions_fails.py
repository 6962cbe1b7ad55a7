import jax
import jax.numpy as jnp

samples = jnp.array([1.0, 3.0, 6.0, 9.0])


def total(count):
    chosen = jnp.arange(count)  # raises ConcretizationTypeError
    return jnp.sum(samples[chosen])


print(jax.vmap(total)(jnp.array([2, 3])))
