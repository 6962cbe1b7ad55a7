import jax
import jax.numpy as jnp

grads = {"body": jnp.ones(2), "adapter": jnp.ones(2)}
velocity = {"body": jnp.ones(2)}
new = jax.tree.map(lambda v, g: 0.5 * v + g, velocity, {key: grads[key] for key in velocity})
assert new["body"].tolist() == [1.5, 1.5] and list(new) == ["body"]
