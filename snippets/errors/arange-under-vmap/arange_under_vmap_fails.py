import jax
import jax.numpy as jnp

parts = jnp.ones((40, 2))


def head_sum(count):
    return parts[jnp.arange(count)].sum(axis=0)  # raises ConcretizationTypeError


print(head_sum(3))
print(jax.vmap(head_sum)(jnp.array([3, 4])))
