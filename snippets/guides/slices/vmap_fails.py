import jax
import jax.numpy as jnp

x = jnp.arange(5.0)


def head_sum(n):
    return x[jnp.arange(n)].sum()  # raises ConcretizationTypeError


print(head_sum(3))
print(jax.vmap(head_sum)(jnp.array([1, 3, 5])))
