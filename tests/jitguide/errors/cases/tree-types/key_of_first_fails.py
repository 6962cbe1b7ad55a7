import jax
import jax.numpy as jnp

params = {"kernel": jnp.ones(2), "bias": jnp.ones(1)}
rates = {"kernel": 0.5}
new = jax.tree.map(lambda p, rate: p * rate, params, rates)  # raises ValueError
