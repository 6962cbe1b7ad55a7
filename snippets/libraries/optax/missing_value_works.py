import jax
import jax.numpy as jnp
import optax
import optax.contrib


@jax.jit
def train_step(params, opt_state):
    loss, grads = jax.value_and_grad(jnp.sum)(params)
    updates, opt_state = optimizer.update(grads, opt_state, value=loss)
    return optax.apply_updates(params, updates), opt_state


plateau = optax.contrib.reduce_on_plateau(patience=2)
optimizer = optax.chain(optax.sgd(0.1), plateau)
params = jnp.ones(3)
opt_state = optimizer.init(params)
params, opt_state = train_step(params, opt_state)
print(params)
