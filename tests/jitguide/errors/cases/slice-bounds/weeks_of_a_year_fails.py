# argument: first
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def week_total(sales, first):
    after = first + 2
    week = sales[first:after]  # raises IndexError
    return week.sum()


week_total(jnp.arange(5.0), 1)
