import jax
import jax.numpy as jnp

params = {"body": jnp.ones(2), "head": jnp.ones(2)}
grads = {"head": jnp.array([0.5, 1.0])}
params = jax.tree.map(lambda p, g: p - g, params, grads)  # raises ValueError
