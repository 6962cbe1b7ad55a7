import jax
import jax.numpy as jnp

key = jax.random.PRNGKey(0)


@jax.jit
def drop(x):
    global key
    key, sub = jax.random.split(key)
    return jnp.where(jax.random.bernoulli(sub, 0.5, x.shape), x, 0.0)


one = drop(jnp.ones(3))
two = drop(jnp.ones(4))  # raises UnexpectedTracerError
