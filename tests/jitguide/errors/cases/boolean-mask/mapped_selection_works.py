import jax
import jax.numpy as jnp


@jax.jit
def positive(x):
    return x, x > 0


def mean_of_positive(x):
    values, mask = positive(x)
    return values.mean(where=mask)


parts = jax.vmap(mean_of_positive)(jnp.array([[1.0, -1.0], [2.0, 3.0]]))
assert parts.tolist() == [1.0, 2.5]
