import jax
import jax.numpy as jnp


@jax.jit
def cheapest(prices, open_now):
    return jnp.min(prices[open_now])  # raises NonConcreteBooleanIndexError


cheapest(jnp.array([1.0, 5.0, 3.0]), jnp.array([False, True, True]))
