import jax
import jax.numpy as jnp


@jax.jit
def sum_of_best(scores, k):
    ordered = jnp.sort(scores, descending=True)
    return jnp.where(jnp.arange(len(scores)) < k, ordered, 0).sum()


scores = jnp.array([1.0, 5.0, 3.0])
print(sum_of_best(scores, 1), sum_of_best(scores, 2))
