import jax
import jax.numpy as jnp


@jax.jit
def distinct(x):
    return jnp.unique(x, size=x.shape[0], fill_value=-1)


@jax.jit
def distinct_rows(x):
    return jnp.unique(x, axis=0, size=2)


print(distinct(jnp.array([3, 1, 1])))
print(distinct_rows(jnp.array([[1, 2], [1, 2], [0, 5]])))
