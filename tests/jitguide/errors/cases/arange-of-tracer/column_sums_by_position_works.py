import jax
import jax.numpy as jnp

scores = jnp.array([[2.0, 1.0], [4.0, 3.0], [9.0, 8.0]])


@jax.vmap
def totals(count):
    return scores.sum(0, where=jnp.indices(scores.shape)[0] < count)


result = totals(jnp.array([1, 2]))
print(result)
assert result.tolist() == [[2.0, 1.0], [6.0, 4.0]]
