import jax
import jax.numpy as jnp

params = {"kernel": jnp.ones(2), "bias": jnp.ones(1)}
rates = {**jax.tree.map(lambda leaf: 0.0, params), "kernel": 0.1}
print(jax.tree.map(lambda p, rate: p * rate, params, rates))
