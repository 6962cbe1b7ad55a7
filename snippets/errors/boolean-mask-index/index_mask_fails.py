import jax
import jax.numpy as jnp


@jax.jit
def sum_positive(x):
    return x[x > 0].sum()  # raises NonConcreteBooleanIndexError


print(sum_positive(jnp.array([1.0, -2.0, 3.0])))
