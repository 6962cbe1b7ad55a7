import jax
import jax.numpy as jnp
import numpy as np


def add(total, x):
    return total + x, total


xs = jnp.arange(4.0)
total, before = jax.lax.scan(add, 0.0, xs)
print(total)
assert total == np.arange(4.0).sum()
