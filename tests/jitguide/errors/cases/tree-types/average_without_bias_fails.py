import jax
import jax.numpy as jnp

params = {"hidden": {"w": jnp.ones(2), "b": jnp.zeros(1)}}
mean = {"hidden": {"w": jnp.ones(2)}}
jax.tree.map(lambda m, p: 0.9 * m + 0.1 * p, mean, params)  # raises ValueError
