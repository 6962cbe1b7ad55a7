import jax
import jax.numpy as jnp


@jax.jit
def attended(cache, query, pos):
    past = cache
    scores = past @ query
    scores = jnp.where(jnp.arange(cache.shape[0]) < pos, scores, -jnp.inf)
    return jax.nn.softmax(scores) @ past


cache = jnp.array([[1.0, 0.0], [0.0, 1.0], [9.0, 9.0]])
assert attended(cache, jnp.ones(2), 2).tolist() == [0.5, 0.5]
