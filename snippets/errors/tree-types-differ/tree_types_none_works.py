import jax
import jax.numpy as jnp

weights = {"w": jnp.ones(2), "b": jnp.ones(3)}
masks = {"w": jnp.array([1.0, 0.0]), "b": None}
print(jax.tree.map(lambda w, m: w if m is None else w * m, weights, masks))
