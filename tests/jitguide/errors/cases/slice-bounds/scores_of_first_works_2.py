import jax
import jax.numpy as jnp


@jax.jit
def largest(scores, length):
    return jax.nn.softmax(jnp.where(jnp.indices(scores.shape)[0] < length, scores, -jnp.inf))[0]


assert largest(jnp.zeros(4), 2) == 0.5
