from pathlib import Path

import jax
import jax.numpy as jnp
import optax
import orbax.checkpoint as ocp


@jax.jit
def train_step(params, opt_state):
    grads = jax.grad(lambda params: jnp.sum(params**2))(params)
    updates, opt_state = optimizer.update(grads, opt_state)  # raises AttributeError
    return optax.apply_updates(params, updates), opt_state


optimizer = optax.adam(0.1)
params = jnp.ones(2)
opt_state = optimizer.init(params)
path = Path.cwd() / "checkpoint"
checkpointer = ocp.StandardCheckpointer()
checkpointer.save(path, (params, opt_state), force=True)
checkpointer.wait_until_finished()
params, opt_state = checkpointer.restore(path)
train_step(params, opt_state)
