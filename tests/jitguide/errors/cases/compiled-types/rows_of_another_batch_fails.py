# argument: rows
# pasted above its traceback

import jax
import jax.numpy as jnp


def total(rows):
    return rows.sum()


compiled = jax.jit(total).lower(jnp.ones((4, 2))).compile()
for size in (4, 3):
    out = compiled(jnp.ones((size, 2)))  # raises TypeError
