# argument: key
# pasted above its traceback

import jax
import jax.numpy as jnp


def rollout(key, theta):
    return -jnp.sum(theta**2) + 0.01 * jax.random.normal(key)


evaluate = jax.vmap(rollout)


def generation(key, population, pairs):
    keys = jax.random.split(key, pairs)
    return evaluate(keys, population)  # raises ValueError


generation(jax.random.key(0), jnp.ones((8, 3)), 4)
