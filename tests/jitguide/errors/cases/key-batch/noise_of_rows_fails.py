import jax
import jax.numpy as jnp


@jax.jit
def jitter(keys, x):
    return x + jax.random.uniform(keys, (2,), minval=-0.5)  # raises ValueError


jitter(jax.random.split(jax.random.key(0), 3), jnp.ones((3, 2)))
