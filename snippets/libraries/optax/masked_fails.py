import jax
import jax.numpy as jnp
import optax

params = {"head": jnp.ones(2), "body": jnp.ones(2), "stem": jnp.ones(2)}
mask = {"head": True, "body": False, "stem": False}
optimizer = optax.masked(optax.sgd(0.1), mask)
opt_state = optimizer.init(params)
grads = jax.tree.map(jnp.ones_like, params)
updates, opt_state = jax.jit(optimizer.update)(grads, opt_state, params)
for name, value in optax.apply_updates(params, updates).items():
    print(name, value)
