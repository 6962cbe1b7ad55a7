import jax
import jax.numpy as jnp

params = {"kernel": jnp.ones(2), "bias": jnp.ones(1)}
rates = {"kernel": 0.5}
rates = {**rates, "bias": 0.0}
new = jax.tree.map(lambda p, rate: p * rate, params, rates)
assert new["bias"].tolist() == [0.0]
