import jax
import jax.numpy as jnp
import optax

params = {"head": jnp.ones(2), "body": jnp.ones(2)}
transforms = {"train": optax.sgd(0.1), "freeze": optax.set_to_zero()}
optimizer = optax.partition(transforms, {"head": "train", "body": "freeze"})
opt_state = optimizer.init(params)
grads = jax.tree.map(jnp.ones_like, params)
updates, opt_state = jax.jit(optimizer.update)(grads, opt_state, params)
print(optax.apply_updates(params, updates))
