import jax
import jax.numpy as jnp


@jax.jit
def positions(scores):
    found = scores > 0
    (indices,) = jnp.where(found, size=2, fill_value=len(scores))
    return indices, found.sum()


indices, count = positions(jnp.array([3, -1, 1, 4]))
print(indices, "of", count)
