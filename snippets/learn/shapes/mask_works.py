import jax
import jax.numpy as jnp


@jax.jit
def mean_of_positive(x):
    return x.mean(where=x > 0)


print(mean_of_positive(jnp.array([4.0, -1.0, 2.0, -3.0, 6.0])))
