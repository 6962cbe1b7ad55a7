import jax
import jax.numpy as jnp


def discounted(amount, year, rate):
    return amount / (1 + rate) ** year


amounts, years = jnp.array([100.0, 50.0]), jnp.array([0.0, 1.0])
out = jax.vmap(discounted)(amounts, years, 0.25)  # raises ValueError
