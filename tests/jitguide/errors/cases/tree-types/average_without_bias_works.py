import jax
import jax.numpy as jnp

params = {"hidden": {"w": jnp.ones(2), "b": jnp.zeros(1)}}
mean = jax.tree.map(jnp.asarray, params)
mean = jax.tree.map(lambda m, p: 0.5 * m + 0.5 * p, mean, params)
assert mean["hidden"]["w"].tolist() == [1, 1] and mean["hidden"]["b"].tolist() == [0]
