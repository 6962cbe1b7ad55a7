import jax
import jax.numpy as jnp


@jax.jit
def without(prices, sold):
    prices = prices.at[sold].set(0)  # raises NonConcreteBooleanIndexError
    return prices.sum()


without(jnp.array([3, 4, 5]), jnp.array([False, True, False]))
