from pathlib import Path

import jax
import jax.numpy as jnp
import optax
import orbax.checkpoint as ocp


@jax.jit
def train_step(params, opt_state):
    grads = jax.grad(lambda params: jnp.sum(params**2))(params)
    updates, opt_state = optimizer.update(grads, opt_state)
    return optax.apply_updates(params, updates), opt_state


optimizer = optax.adam(0.1)
params = jnp.ones(2)
opt_state = optimizer.init(params)
path = Path.cwd() / "checkpoint"
checkpointer = ocp.StandardCheckpointer()
checkpointer.save(path, (params, opt_state), force=True)
checkpointer.wait_until_finished()
params, opt_state = checkpointer.restore(path, (params, opt_state))
params, opt_state = train_step(params, opt_state)
print(type(opt_state[0]).__name__, params)
