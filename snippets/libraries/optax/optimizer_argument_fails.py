import jax
import jax.numpy as jnp
import optax


@jax.jit
def train_step(optimizer, params, opt_state, grads):
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return optax.apply_updates(params, updates), opt_state


optimizer = optax.adam(1e-3)
params = {"w": jnp.ones(3)}
opt_state = optimizer.init(params)
train_step(optimizer, params, opt_state, params)  # raises TypeError
