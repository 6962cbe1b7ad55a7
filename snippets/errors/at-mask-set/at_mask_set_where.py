import jax
import jax.numpy as jnp


@jax.jit
def clear_small(x):
    return jnp.where(x < 5, 0, x)


@jax.jit
def add_to_small(x):
    return x + jnp.where(x < 5, 100, 0)


print(clear_small(jnp.arange(10)))
print(add_to_small(jnp.arange(10)))
