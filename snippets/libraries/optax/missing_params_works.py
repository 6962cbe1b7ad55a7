import jax
import jax.numpy as jnp
import optax


@jax.jit
def train_step(params, opt_state):
    grads = jax.grad(jnp.sum)(params)
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return optax.apply_updates(params, updates), opt_state


optimizer = optax.adamw(0.1)
params = jnp.ones(3)
opt_state = optimizer.init(params)
params, opt_state = train_step(params, opt_state)
print(params)
