import jax
import jax.numpy as jnp


@jax.jit
def length(x):
    return jnp.linalg.norm(x)


@jax.jit
def spread(x):
    return jnp.std(x)


print("norm:", jax.grad(length)(jnp.zeros(2)))
print("std: ", jax.grad(spread)(jnp.ones(2)))
