import jax
import jax.numpy as jnp


@jax.jit
def add_to_small(x):
    return x + jnp.where(x < 5, 100, 0)


@jax.jit
def double_small(x):
    return x * jnp.where(x < 5, 2, 1)


print(add_to_small(jnp.arange(10)))
print(double_small(jnp.arange(10)))
