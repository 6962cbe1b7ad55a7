import jax
import jax.numpy as jnp

params = {"body": jnp.ones(2), "head": jnp.ones(2)}
grads = {"head": jnp.array([0.5, 1.0])}
params = {**params, **jax.tree.map(lambda p, g: p - g, {key: params[key] for key in grads}, grads)}
assert params["head"].tolist() == [0.5, 0.0] and params["body"].tolist() == [1.0, 1.0]
