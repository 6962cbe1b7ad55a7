import jax
import jax.numpy as jnp


@jax.jit
def best(scores):
    order = jnp.argsort(scores)
    return scores[order[-1]]


print(best(jnp.array([2.0, 5.0, 3.0])))
