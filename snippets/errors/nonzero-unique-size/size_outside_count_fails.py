import jax
import jax.numpy as jnp


@jax.jit
def sum_per_label(labels, x):
    n = jnp.unique(labels).size  # raises ConcretizationTypeError
    return jnp.zeros(n).at[labels].add(x)


print(sum_per_label(jnp.array([0, 2, 2, 5, 0]), jnp.arange(5.0)))
