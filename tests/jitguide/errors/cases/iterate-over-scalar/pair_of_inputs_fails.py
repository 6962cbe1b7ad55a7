# pasted above its traceback

import jax
import jax.numpy as jnp


def add_product(total, factors):
    left, right = factors  # raises TypeError
    return total + left * right, None


jax.lax.scan(add_product, 0.0, jnp.ones(4))
