import jax
import jax.numpy as jnp


def first_rows(n, x):
    return x[:n]


head = jax.jit(first_rows, static_argnums=0)
assert head(2, jnp.ones(3)).tolist() == [1, 1]
