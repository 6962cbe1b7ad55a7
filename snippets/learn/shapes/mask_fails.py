import jax
import jax.numpy as jnp


@jax.jit
def mean_of_positive(x):
    return x[x > 0].mean()  # raises NonConcreteBooleanIndexError


print(mean_of_positive(jnp.array([4.0, -1.0, 2.0, -3.0, 6.0])))
