import jax
import jax.numpy as jnp
import optax


def weights_only(params):
    return jax.tree.map(lambda leaf: leaf.ndim > 1, params)


adamw = optax.inject_hyperparams(optax.adamw)
optimizer = adamw(learning_rate=1e-3, weight_decay=0.1, mask=weights_only)
params = {"w": jnp.ones((2, 3)), "b": jnp.ones(3)}
opt_state = optimizer.init(params)
grads = jax.tree.map(jnp.zeros_like, params)
updates, opt_state = jax.jit(optimizer.update)(grads, opt_state, params)
print("decayed:", [name for name, update in updates.items() if update.any()])
