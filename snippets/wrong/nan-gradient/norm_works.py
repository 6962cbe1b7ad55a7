import jax
import jax.numpy as jnp


def root(x):
    some = x != 0
    return jnp.where(some, jnp.sqrt(jnp.where(some, x, 1.0)), 0.0)


@jax.jit
def length(x):
    return root(jnp.sum(jnp.abs(1.0 * x) ** 2))


@jax.jit
def spread(x):
    return root(jnp.var(x))


print("norm:", jax.grad(length)(jnp.zeros(2)))
print("std: ", jax.grad(spread)(jnp.ones(2)))
