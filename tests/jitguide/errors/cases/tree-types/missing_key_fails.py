import jax
import jax.numpy as jnp

params = {"kernel": jnp.ones(2), "bias": jnp.ones(1)}
grads = {"kernel": jnp.ones(2), "bias": jnp.ones(1)}
decay = {"kernel": 0.5}
new = jax.tree.map(lambda p, g, d: p - g - d * p, params, grads, decay)  # raises ValueError
