import jax
import jax.numpy as jnp
import numpy as np


def rollout(key, theta):
    return -jnp.sum(theta**2) + 0.01 * jax.random.normal(key)


evaluate = jax.vmap(rollout)


def generation(key, population, pairs):
    keys = jax.random.split(key, len(population))
    return evaluate(keys, population)


fitness = generation(jax.random.key(0), jnp.ones((8, 3)), 4)
assert fitness.shape == (8,)
assert len(set(fitness.tolist())) == 8
np.testing.assert_allclose(fitness, -3.0, atol=0.05)
