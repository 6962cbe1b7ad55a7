import jax
import jax.numpy as jnp


@jax.jit
def mean_of_positive(x):
    return x[x > 0].mean()  # raises NonConcreteBooleanIndexError


x = jnp.array([4, -1, 2, -3, 6])
print(mean_of_positive(x))
