# pasted above its traceback

import jax
import jax.numpy as jnp


def discounted(amount, year, rate):
    return amount / (1 + rate) ** year


worth = jax.vmap(discounted)
out = worth(jnp.array([100.0, 50.0]), jnp.array([0.0, 1.0]), 0.25)  # raises ValueError
